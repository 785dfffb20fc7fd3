import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { viewer } from '#server/testing/events/build-event.js';
import type { CustomerTags } from '#server/testing/events/build-tags.js';
import {
  append,
  daysAfter,
  eventsOf,
  expectRecountAgrees,
  NOON_MS,
  readSums,
  type ContractWorld,
} from './contract-world.js';

/** Comes last, because watermarks never move back: later tests would find their events expired. */
export function describeRetention(world: ContractWorld): void {
  const store = () => world.lookups().store;
  const idsOf = async ({ customerId }: CustomerTags, viewers = [viewer(1)]) => {
    const records = await store().transaction((tx) => tx.readViewer({ customerId, viewers }));
    return [...records.impressions, ...records.webhits].map(({ id }) => id);
  };

  describe('an epoch', () => {
    it('is begun once, and loses its salt when it has ended', async () => {
      const begin = (number: number, beginsAtMs: number) =>
        store().beginEpoch({ number, salt: randomBytes(32), beginsAtMs });
      await begin(1, daysAfter(-30));
      const [, first] = await store().listEpochs();
      await begin(1, daysAfter(-29));
      await begin(2, daysAfter(0));
      const begun = await store().listEpochs();
      expect(begun).toMatchObject([{ number: 0 }, first, { number: 2 }]);
      expect(await store().transaction((tx) => tx.listEpochs())).toEqual(begun);

      await store().destroyEpochs(daysAfter(-1), new Date(daysAfter(90)));
      expect((await store().listEpochs()).map(({ salt }) => salt !== null)).toEqual([
        false,
        true,
        true,
      ]);
    });
  });

  describe('retention', () => {
    it('takes the viewer from exactly the days before the instant, and leaves figures and responses', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      const [cleared, hit] = [impression(0), webhit(1)];
      const [lastOfDay, kept] = [impression(24 * 10 + 23.999), impression(24 * 11)];
      await append(world, [cleared, hit, lastOfDay, kept]);
      const before = await readSums(store(), customer.customerId);

      await store().clearViewersBefore(daysAfter(11) + 60_000);
      expect(await idsOf(customer)).toEqual([kept.id]);
      const { viewerKeysMs, frozenBeforeMs } = await store().transaction((tx) =>
        tx.shareLockWatermarks(),
      );
      expect(viewerKeysMs).toBe(daysAfter(11));
      expect(frozenBeforeMs).toBe(daysAfter(18));
      expect(await readSums(store(), customer.customerId)).toEqual(before);
      await expectRecountAgrees(world, customer.customerId);
    });

    it('lets late events of that time count without a viewer, and knows them when they come again', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      const events = [impression(2), webhit(3)];
      await append(world, events);
      expect(await idsOf(customer)).toEqual([]);
      const { duplicates } = await append(world, events, { careful: true });
      expect(duplicates).toHaveLength(2);
      expect(await readSums(store(), customer.customerId)).toEqual({
        0: { version: 1, impressions: 1, responses: 0, webhits: 1 },
      });
      await expectRecountAgrees(world, customer.customerId);
    });

    it('forgets erasures only once no late event gets a viewer any more', async () => {
      const customer = await world.newCustomer();
      const scope = { customerId: customer.customerId, viewers: [viewer(1)] };
      const late = eventsOf(customer).impression(24 * 15);
      await store().transaction((tx) => tx.removeViewer(scope, new Date(daysAfter(16))));
      const erasures = () => store().transaction((tx) => tx.listErasures([customer.customerId]));

      await store().forgetErasures();
      expect(await erasures()).toEqual([
        { customerId: customer.customerId, viewer: viewer(1), beforeMs: daysAfter(16) },
      ]);
      expect((await append(world, [late])).erased).toHaveLength(1);
      await store().clearViewersBefore(daysAfter(18));
      await store().forgetErasures();
      expect(await erasures()).toEqual([]);
    });

    it('drops exactly the months before the start of one, and leaves all figures', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      const monthMs = Date.parse('2026-08-01T00:00:00Z');
      const hours = (monthMs - NOON_MS) / 3_600_000;
      const [dropped, kept, hit] = [
        impression(hours - 0.001),
        impression(hours),
        webhit(hours + 1),
      ];
      await append(world, [dropped, kept, hit]);
      const before = await readSums(store(), customer.customerId);
      expect(await idsOf(customer)).toEqual([dropped.id, kept.id, hit.id]);

      await store().dropEventsBefore(monthMs);
      expect(await idsOf(customer)).toEqual([kept.id, hit.id]);
      expect(await readSums(store(), customer.customerId)).toEqual(before);
      const watermarks = await store().transaction((tx) => tx.shareLockWatermarks());
      expect(watermarks.rawEventsMs).toBe(monthMs);
      await expectRecountAgrees(world, customer.customerId);
    });

    it('never moves a watermark back', async () => {
      const read = () => store().transaction((tx) => tx.shareLockWatermarks());
      const before = await read();
      const customer = await world.newCustomer();
      await append(world, [eventsOf(customer).impression(-24 * 40)]);
      await store().clearViewersBefore(daysAfter(1));
      await store().dropEventsBefore(Date.parse('2026-06-01T00:00:00Z'));
      expect(await read()).toEqual(before);
    });

    it("forgets callers' ids and resolved letters by when they were stored", async () => {
      const customer = await world.newCustomer();
      const hours = (Date.parse('2026-09-01T00:00:00Z') - NOON_MS) / 3_600_000;
      const { impression } = eventsOf(customer);
      const [old, recent] = [impression(hours), impression(hours)];
      const storeAt = async (nowMs: number, event: typeof old) =>
        append(world, [{ ...event, hasCallerId: true, receivedAtMs: nowMs }], { nowMs });
      await storeAt(daysAfter(100), old);
      await storeAt(daysAfter(102), recent);

      await store().forgetCounters({
        pingsMs: daysAfter(101),
        figureChangesMs: daysAfter(101),
        callerEventsMs: daysAfter(101),
        resolvedLettersMs: daysAfter(101),
        tagHealthMs: daysAfter(101),
        ledgerMinutesMs: daysAfter(101),
      });
      const unknown = await store().transaction((tx) =>
        tx.addCallerEvents([old, recent], daysAfter(102)),
      );
      expect(unknown.map(({ id }) => id)).toEqual([old.id]);
    });
  });
}
