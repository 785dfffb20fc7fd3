/** Finds a row by its id. */
export function rowsById<Row, Id>(
  rows: readonly Row[],
  idOf: (row: Row) => Id,
): (row: Row) => Row | undefined {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return (row) => byId.get(idOf(row));
}
