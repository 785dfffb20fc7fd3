/** Milliseconds of the middle one of `runs`; `prepare` before each is not counted. */
export async function medianMs(runs: number, run: () => Promise<unknown>, prepare?: () => void): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    prepare?.();
    const startedAt = performance.now();
    await run();
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

export const ms = (value: number): string => `${value < 20 ? value.toFixed(1) : value.toFixed(0)} ms`.padStart(8);
