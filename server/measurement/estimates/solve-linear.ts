/** Solves a small system by elimination with row exchanges; zeros where it has no one solution. */
export function solveLinear(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;

  for (let column = 0; column < size; column += 1) {
    const candidates = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const largest = column + candidates.indexOf(Math.max(...candidates));
    const pivotRow = rows[largest];
    const firstRow = rows[column];
    const pivot = pivotRow?.[column] ?? 0;
    if (!pivotRow || !firstRow || Math.abs(pivot) < 1e-12) return right.map(() => 0);

    rows[largest] = firstRow;
    rows[column] = pivotRow.map((value) => value / pivot);
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (index === column || factor === 0) continue;
      rows[index] = row.map((value, at) => value - factor * (rows[column]?.[at] ?? 0));
    }
  }

  return rows.map((row) => row[size] ?? 0);
}
