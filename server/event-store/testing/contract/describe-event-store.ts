import { describe } from '@jest/globals';
import { describeBatches } from './batches.js';
import { describeCalls } from './calls.js';
import type { ContractWorld } from './contract-world.js';
import { describeDeadLetters } from './dead-letters.js';
import { describeFigures } from './figures.js';
import { describeHistories } from './histories.js';
import { describeRecounts } from './recounts.js';
import { describeRetention } from './retention.js';
import { describeViewers } from './viewers.js';

/**
 * The promises of the contract. Uses the contract, the steps that a worker runs
 * over it, and records of customers.
 */
export function describeEventStore(name: string, world: ContractWorld): void {
  describe(`the event store ${name}`, () => {
    describeBatches(world);
    describeHistories(world);
    describeFigures(world);
    describeCalls(world);
    describeRecounts(world);
    describeViewers(world);
    describeDeadLetters(world);
    describeRetention(world);
  });
}
