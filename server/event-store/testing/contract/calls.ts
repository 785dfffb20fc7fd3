import { describe, expect, it } from '@jest/globals';
import { FILTER_REASON } from '#server/event-store/codes.js';
import { TAG_FLAG } from '#server/event-store/tag-health.js';
import { eraseViewer } from '#server/ingestion/worker/erasure/erase-viewer.js';
import { viewer } from '#server/testing/events/build-event.js';
import type { CustomerTags } from '#server/testing/events/build-tags.js';
import { append, eventsOf, NOON_MS, type ContractWorld } from './contract-world.js';

const HOUR_MS = 3_600_000;

export function describeCalls(world: ContractWorld): void {
  const ledgerOf = async ({ customerId }: CustomerTags) => {
    const period = { from: new Date(0), to: new Date(Date.now() + HOUR_MS) };
    return (await world.readLedger({ ...period, customerId, waiting: 0, maxTags: 10 })).total;
  };

  describe('the ledger', () => {
    it('has an outcome for each event, and moves those of an erased viewer', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      const known = impression(0);
      await append(world, [known, webhit(1), impression(2, { viewer: viewer(2) })]);
      const bot = impression(3, { viewer: null, filterReason: FILTER_REASON.bot });
      await append(world, [known, bot], { careful: true });
      const sums = { stored: 3, filteredBot: 1, duplicate: 1, erased: 0 };
      expect(await ledgerOf(customer)).toMatchObject(sums);

      const scope = { customerId: customer.customerId, viewers: [viewer(1)] };
      await world
        .lookups()
        .store.transaction((tx) => eraseViewer(tx, scope, new Date(NOON_MS + 9 * HOUR_MS)));
      expect(await ledgerOf(customer)).toMatchObject({ ...sums, stored: 1, erased: 2 });
    });
  });

  describe("a tag's health", () => {
    it('counts the signs of the calls that count', async () => {
      const customer = await world.newCustomer();
      const { impression } = eventsOf(customer);
      const flags = TAG_FLAG.plainHttp | TAG_FLAG.withoutViewer;
      await append(world, [
        impression(0, { flags }),
        impression(1, { flags: TAG_FLAG.plainHttp }),
        impression(2),
        impression(3, { flags, filterReason: FILTER_REASON.bot }),
      ]);
      const [tagId] = customer.impression;
      const tag = { customerId: customer.customerId, kind: 'impression' as const, tagId };
      const found = await world.readTagFlags(tag, new Date(Date.now() - 2 * HOUR_MS));
      expect(found).toMatchObject({ plainHttp: 2, withoutViewer: 1, unfilledUid: 0 });
    });
  });
}
