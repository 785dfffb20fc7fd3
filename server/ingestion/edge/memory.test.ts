import { test } from '@jest/globals';
import { expectSteadyHeap } from './bench/expect-steady-heap.js';

test('20,000 distinct long user agents, uids, consent strings and hops leave the heap as it was', async () => {
  await expectSteadyHeap(20_000);
}, 180_000);
