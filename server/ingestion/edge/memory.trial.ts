import { test } from '@jest/globals';
import { expectSteadyHeap } from './bench/expect-steady-heap.js';

test('a leak of six bytes a call would show', async () => {
  await expectSteadyHeap(200_000);
}, 300_000);
