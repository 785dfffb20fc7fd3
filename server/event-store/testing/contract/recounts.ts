import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { recomputeCustomer } from '#server/ingestion/worker/recompute/recompute.js';
import { RollupChanges } from '#server/ingestion/worker/rollups/rollup-changes.js';
import { viewer } from '#server/testing/events/build-event.js';
import type { CustomerTags } from '#server/testing/events/build-tags.js';
import { PROPERTY_RUNS } from '#server/testing/property-runs.js';
import {
  append,
  eventsOf,
  expectRecountAgrees,
  FIRST_DAY,
  readSums,
  type ContractWorld,
} from './contract-world.js';

const MAX_EVENTS = 25;

const drawnBatches = fc.record({
  drawn: fc.array(
    fc.record({
      kind: fc.constantFrom('impression' as const, 'impression' as const, 'webhit' as const),
      line: fc.nat(1),
      viewer: fc.constantFrom(1, 1, 1, 2, null),
      halfHours: fc.constantFrom(0, 1, 2, 3, 23, 24, 47, 48, 49, 336, 337),
      regionId: fc.constantFrom(1, 2),
    }),
    { minLength: 1, maxLength: MAX_EVENTS },
  ),
  order: fc.array(fc.nat(), { minLength: MAX_EVENTS, maxLength: MAX_EVENTS }),
  perBatch: fc.integer({ min: 1, max: MAX_EVENTS }),
});

export function describeRecounts(world: ContractWorld): void {
  const store = () => world.lookups().store;

  const unversionedSums = async ({ customerId }: CustomerTags) =>
    Object.entries(await readSums(store(), customerId))
      .map(([day, { version: _, ...sums }]) => ({ day, ...sums }))
      .filter(({ impressions, responses, webhits }) => impressions + responses + webhits > 0);

  describe('a recount', () => {
    it('takes the credit from viewers with more events in a day than a household has', async () => {
      const customer = await world.newCustomer();
      const { customerId } = customer;
      const { impression, webhit } = eventsOf(customer);
      const [busy, other] = [{ viewer: viewer(1) }, { viewer: viewer(2) }];
      await append(world, [
        impression(0, busy),
        impression(0.1, busy),
        impression(0.2, busy),
        webhit(1, busy),
        impression(0, other),
        webhit(1, other),
      ]);
      const sums = async () => Object.values(await readSums(store(), customerId));
      expect(await sums()).toMatchObject([{ impressions: 4, responses: 2, webhits: 2 }]);

      const now = new Date(FIRST_DAY * 86_400_000);
      expect(await store().shareBusyViewers(customerId, 3, now)).toBe(0);
      expect(await store().shareBusyViewers(customerId, 2, now)).toBe(1);
      await recomputeCustomer(store(), customerId, 'apply');
      expect(await sums()).toMatchObject([{ impressions: 4, responses: 1, webhits: 2 }]);

      await append(world, [webhit(3, busy)]);
      expect(await sums()).toMatchObject([{ impressions: 4, responses: 1, webhits: 3 }]);
      await expectRecountAgrees(world, customerId);
    });

    it('equals what was added up, whatever the order in which events arrive', async () => {
      await fc.assert(
        fc.asyncProperty(drawnBatches, async ({ drawn, order, perBatch }) => {
          const [ordered, shuffled] = [await world.newCustomer(), await world.newCustomer()];
          const eventsFor = (customer: CustomerTags): QueuedEvent[] =>
            drawn.map(({ kind, line, halfHours, regionId, viewer: number }) =>
              eventsOf(customer)[kind](halfHours / 2, {
                tagId: customer[kind][line],
                regionId,
                viewer: number === null ? null : viewer(number),
              }),
            );

          await append(world, eventsFor(ordered));
          const arriving = eventsFor(shuffled)
            .map((event, at) => ({ event, rank: order[at] ?? 0 }))
            .sort((a, b) => a.rank - b.rank)
            .map(({ event }) => event);
          for (let at = 0; at < arriving.length; at += perBatch)
            await append(world, arriving.slice(at, at + perBatch));

          for (const { customerId } of [ordered, shuffled])
            await expectRecountAgrees(world, customerId);
          expect(await unversionedSums(shuffled)).toEqual(await unversionedSums(ordered));
        }),
        { numRuns: PROPERTY_RUNS, endOnFailure: true },
      );
    }, 120_000);

    it('finds figures that are wrong, corrects them, and increases the versions of their days', async () => {
      const customer = await world.newCustomer();
      const { customerId } = customer;
      const { impression, webhit } = eventsOf(customer);
      await append(world, [impression(0), webhit(1), impression(24), webhit(48)]);
      const right = await unversionedSums(customer);
      const before = await readSums(store(), customerId);

      const wrong = new RollupChanges();
      wrong.webhits.add([customerId, FIRST_DAY, customer.webhit[0]], 0, 5);
      await store().transaction((tx) => tx.addFigures(wrong));

      for (const mode of ['check', 'apply'] as const)
        expect(await recomputeCustomer(store(), customerId, mode)).toMatchObject({
          differences: [{ rows: 1, localDates: ['2026-06-10'] }],
        });

      await expectRecountAgrees(world, customerId);
      expect(await unversionedSums(customer)).toEqual(right);
      const after = await readSums(store(), customerId);
      expect(after[0]?.version).toBeGreaterThan((before[0]?.version ?? 0) + 1);
      expect(after[1]?.version).toBe(before[1]?.version);
    });

    it('is none for a customer that does not exist', async () => {
      expect(await recomputeCustomer(store(), 2 ** 31 - 1, 'apply')).toBeNull();
    });
  });
}
