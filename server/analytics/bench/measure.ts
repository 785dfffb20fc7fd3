/** Milliseconds, each list ascending; the processor time is that of this process. */
export interface RunTimes {
  wall: number[];
  processor: number[];
}

/**
 * The times of each run over `rounds`. The runs alternate, so that a busy machine slows all alike;
 * a first round only warms up.
 */
export async function measureInterleaved(
  rounds: number,
  runs: readonly (() => Promise<unknown>)[],
): Promise<RunTimes[]> {
  const times = runs.map((): RunTimes => ({ wall: [], processor: [] }));

  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const [startedAt, before] = [performance.now(), process.cpuUsage()];
      await run();
      const { user, system } = process.cpuUsage(before);
      if (round === 0) continue;
      times[index]?.wall.push(performance.now() - startedAt);
      times[index]?.processor.push((user + system) / 1000);
    }
  }

  for (const { wall, processor } of times)
    for (const list of [wall, processor]) list.sort((a, b) => a - b);
  return times;
}

/** The same by the clock alone. */
export const timesMsInterleaved = async (
  rounds: number,
  runs: readonly (() => Promise<unknown>)[],
): Promise<number[][]> => (await measureInterleaved(rounds, runs)).map(({ wall }) => wall);

export const ms = (value: number): string =>
  `${value < 20 ? value.toFixed(1) : value.toFixed(0)} ms`.padStart(8);
