import { describe, expect, it } from '@jest/globals';
import { eraseViewer } from '#server/ingestion/worker/erasure/erase-viewer.js';
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

const ERASED_AT = new Date(daysAfter(3));

export function describeViewers(world: ContractWorld): void {
  const store = () => world.lookups().store;
  const scopeOf = ({ customerId }: CustomerTags) => ({ customerId, viewers: [viewer(1)] });
  const read = (customer: CustomerTags) =>
    store().transaction((tx) => tx.readViewer(scopeOf(customer)));
  const erase = (customer: CustomerTags) =>
    store().transaction((tx) => eraseViewer(tx, scopeOf(customer), ERASED_AT));

  describe("a viewer's records", () => {
    it('are its events, oldest first, and their responses, of one customer', async () => {
      const [customer, other] = [await world.newCustomer(), await world.newCustomer()];
      const { impression, webhit } = eventsOf(customer);
      const [late, early, hit] = [impression(5), impression(0), webhit(6)];
      await append(world, [late, early, hit, impression(1, { viewer: viewer(2) })]);
      await append(world, [eventsOf(other).impression(2)]);

      const { impressions, webhits, responses } = await read(customer);
      expect(impressions.map(({ id }) => id)).toEqual([early.id, late.id]);
      expect(webhits).toMatchObject([{ id: hit.id, tagId: hit.tagId, regionId: hit.regionId }]);
      expect(responses).toMatchObject([{ webhitId: hit.id, impressionId: late.id, views: 2 }]);
    });
  });

  describe('the removal of customers', () => {
    it('leaves nothing of them, and everything of others; their events can be stored again', async () => {
      const [customer, other] = [await world.newCustomer(), await world.newCustomer()];
      const events = ({ impression, webhit }: ReturnType<typeof eventsOf>) => [
        impression(0, { hasCallerId: true }),
        webhit(1),
      ];
      const own = events(eventsOf(customer));
      await append(world, [...own, ...events(eventsOf(other))]);
      const before = await readSums(store(), customer.customerId);

      await store().transaction((tx) => tx.removeCustomers([customer.customerId]));
      expect(await read(customer)).toEqual({ impressions: [], webhits: [], responses: [] });
      expect(await readSums(store(), customer.customerId)).toEqual({});
      await expectRecountAgrees(world, customer.customerId);
      expect((await read(other)).impressions).toHaveLength(1);
      expect(await readSums(store(), other.customerId)).toEqual(before);

      expect((await append(world, own)).duplicates).toEqual([]);
      expect(await readSums(store(), customer.customerId)).toEqual(before);
    });
  });

  describe('an erasure', () => {
    it('removes the viewer, and leaves the figures of a world without it', async () => {
      const [customer, never] = [await world.newCustomer(), await world.newCustomer()];
      const others = ({ impression, webhit }: ReturnType<typeof eventsOf>) => [
        impression(1, { viewer: viewer(2) }),
        webhit(30, { viewer: viewer(2) }),
      ];
      const { impression, webhit } = eventsOf(customer);
      await append(world, [
        impression(0),
        webhit(2),
        impression(26),
        ...others(eventsOf(customer)),
      ]);
      await append(world, others(eventsOf(never)));

      expect(await erase(customer)).toEqual({
        impressions: 2,
        webhits: 1,
        responses: 1,
        deadLetters: 0,
      });
      expect(await read(customer)).toEqual({ impressions: [], webhits: [], responses: [] });
      const left = await readSums(store(), customer.customerId);
      for (const [day, sums] of Object.entries(await readSums(store(), never.customerId)))
        expect(left[Number(day)]).toEqual({ ...sums, version: 2 });
      await expectRecountAgrees(world, customer.customerId);
    });

    it('keeps out events of the viewer from before it, also retries, and takes later ones', async () => {
      const customer = await world.newCustomer();
      const { impression } = eventsOf(customer);
      const [early, retried] = [impression(1), impression(2, { hasCallerId: true })];
      await append(world, [retried]);
      await erase(customer);

      const later = impression(100);
      const { erased } = await append(world, [early, retried, later], { careful: true });
      expect(erased.map(({ id }) => id)).toEqual([early.id, retried.id]);
      expect((await read(customer)).impressions.map(({ id }) => id)).toEqual([later.id]);
      await expectRecountAgrees(world, customer.customerId);
    });

    it("removes callers' ids and links of the viewer, and none of others", async () => {
      const customer = await world.newCustomer();
      const { customerId } = customer;
      const { impression } = eventsOf(customer);
      const ids = [1, 2].map((number) =>
        impression(number, { hasCallerId: true, viewer: viewer(number) }),
      );
      await append(world, ids);
      const link = { customerId, viewer: viewer(2), formerViewer: viewer(3), sinceMs: NOON_MS };
      await store().transaction((tx) =>
        tx.addLinks([link, { ...link, viewer: viewer(4), formerViewer: viewer(1) }]),
      );

      await erase(customer);
      const unknown = await store().transaction((tx) => tx.addCallerEvents(ids, NOON_MS));
      expect(unknown.map(({ id }) => id)).toEqual([ids[0]?.id]);
      const period = { customerId, fromMs: NOON_MS, toMs: NOON_MS };
      const links = await store().transaction((tx) =>
        tx.findLinks([2, 4].map((number) => ({ ...period, viewer: viewer(number) }))),
      );
      expect(links.map(({ viewer: own }) => own)).toEqual([viewer(2)]);
    });

    it('leaves nothing changed where its transaction fails', async () => {
      const customer = await world.newCustomer();
      await append(world, [eventsOf(customer).impression(0)]);
      const failing = store().transaction(async (tx) => {
        await eraseViewer(tx, scopeOf(customer), ERASED_AT);
        throw new Error('the audit failed');
      });
      await expect(failing).rejects.toThrow('the audit failed');
      expect((await read(customer)).impressions).toHaveLength(1);
      const { erased } = await append(world, [eventsOf(customer).impression(1)]);
      expect(erased).toEqual([]);
    });

    it('is none for a customer that does not exist', async () => {
      const scope = { customerId: 2 ** 31 - 1, viewers: [viewer(1)] };
      const erase = store().transaction((tx) => eraseViewer(tx, scope, ERASED_AT));
      expect(await erase).toBeNull();
    });
  });
}
