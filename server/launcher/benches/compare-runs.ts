/** The printed lines of each run of a bench, in order. */
export type Runs = readonly (readonly string[])[];

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/**
 * Puts the lines that two revisions print beside each other, each number as the median of its runs.
 * Lines belong together by their words and by how many lines with these words came before.
 */
export function compareRuns(against: Runs, here: Runs): string[] {
  const [before, after] = [medianLines(against), medianLines(here)];

  return [...after].flatMap(([key, line]) => {
    const other = before.get(key);
    if (other === line) return [line];
    return [`  against  ${other ?? '(no such line)'}`, `  here     ${line}`];
  });
}

/** Keyed by the words of the line and its number among those with the same words. */
function medianLines(runs: Runs): Map<string, string> {
  const lines = new Map<string, string[]>();

  for (const run of runs) {
    const seen = new Map<string, number>();
    for (const line of run) {
      const words = line.replaceAll(NUMBER, '#').replaceAll(/\s+/g, ' ');
      const place = seen.get(words) ?? 0;
      seen.set(words, place + 1);
      const key = `${place} ${words}`;
      lines.set(key, [...(lines.get(key) ?? []), line]);
    }
  }

  return new Map([...lines].map(([key, same]) => [key, medianLine(same)]));
}

/** The first line with each number replaced by the median of that place in all lines. */
function medianLine(lines: readonly string[]): string {
  const [first = ''] = lines;
  const columns = lines.map((line) => line.match(NUMBER) ?? []);

  let place = -1;
  return first.replaceAll(NUMBER, (number) => {
    place += 1;
    return medianText(columns.map((numbers) => numbers[place] ?? number));
  });
}

function medianText(numbers: readonly string[]): string {
  const ascending = [...numbers].sort((a, b) => valueOf(a) - valueOf(b));
  return ascending[Math.floor((ascending.length - 1) / 2)] ?? '';
}

const valueOf = (text: string): number => Number(text.replaceAll(',', ''));
