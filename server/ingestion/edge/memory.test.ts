import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const run = promisify(execFile);
const MAX_GROWTH_BYTES = 10 * 1024 ** 2;

test('100,000 distinct long user agents, uids, consent strings and hops leave the heap as it was', async () => {
  const script = `${import.meta.dirname}/bench/heap-growth.ts`;
  const { stdout } = await run(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', script, '100000'],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );

  const { grownBytes, viewers, counted } = JSON.parse(stdout) as Record<string, number>; // the output of the script

  expect(grownBytes).toBeLessThan(MAX_GROWTH_BYTES);
  // Although the edge forgets old values, each household keeps its own viewer; two viewers may
  // share their first 32 bits.
  expect(viewers).toBeGreaterThan(Number(counted) - 5);
}, 180_000);
