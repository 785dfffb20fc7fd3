import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@jest/globals';

/** The collector leaves about half of it behind, however many calls there were. */
const MAX_GROWTH_BYTES = 2 ** 20;

/**
 * Sends calls with distinct long values through an edge in a process of its own, and expects that
 * its heap stays as it was.
 */
export async function expectSteadyHeap(calls: number): Promise<void> {
  const script = `${import.meta.dirname}/heap-growth.ts`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', script, String(calls)],
    { env: { ...process.env, NODE_OPTIONS: '' } },
  );

  const { grownBytes, viewers, counted } = JSON.parse(stdout) as Record<string, number>; // the output of the script

  expect(grownBytes).toBeLessThan(MAX_GROWTH_BYTES);
  // Although the edge forgets old values, each household keeps its own viewer; two viewers may
  // share their first 32 bits.
  expect(viewers).toBeGreaterThan(Number(counted) - 5);
}
