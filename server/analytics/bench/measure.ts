/**
 * The times of each run over `rounds` in milliseconds, ascending. The runs alternate, so that a
 * busy machine slows all alike; a first round only warms up.
 */
export async function timesMsInterleaved(
  rounds: number,
  runs: readonly (() => Promise<unknown>)[],
): Promise<number[][]> {
  const times = runs.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const startedAt = performance.now();
      await run();
      if (round > 0) times[index]?.push(performance.now() - startedAt);
    }
  }
  return times.map((list) => list.sort((a, b) => a - b));
}

export const ms = (value: number): string =>
  `${value < 20 ? value.toFixed(1) : value.toFixed(0)} ms`.padStart(8);
