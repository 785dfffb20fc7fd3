import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import {
  START_OF_STREAM,
  type StoreTransaction,
} from '#server/event-store/contract/store-transaction.js';
import { append, eventsOf, readSums, type ContractWorld } from './contract-world.js';

const LONG_ENOUGH_MS = 200;
const PARTITIONS = 3;

export function describeBatches(world: ContractWorld): void {
  const store = () => world.lookups().store;

  describe('a batch', () => {
    it('is stored whole', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      await append(world, [impression(0), impression(1), webhit(2)]);
      expect(await readSums(store(), customer.customerId)).toEqual({
        0: { version: 1, impressions: 2, responses: 1, webhits: 1 },
      });
    });

    it('leaves nothing when it fails at its end, and can be stored again', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      const events = [impression(0, { hasCallerId: true }), webhit(2)];
      const failing = append(world, events, {
        before: () => Promise.reject(new Error('the batch ends here')),
      });
      await expect(failing).rejects.toThrow('the batch ends here');
      expect(await readSums(store(), customer.customerId)).toEqual({});

      const again = await append(world, events);
      expect(again.duplicates).toEqual([]);
      expect(await readSums(store(), customer.customerId)).toEqual({
        0: { version: 1, impressions: 1, responses: 1, webhits: 1 },
      });
    });

    it('is not seen by others before it is committed', async () => {
      const customer = await world.newCustomer();
      const seen: object[] = [];
      await append(world, [eventsOf(customer).impression(0)], {
        before: async () => void seen.push(await readSums(store(), customer.customerId)),
      });
      expect(seen).toEqual([{}]);
    });

    it('fails as a duplicate when an event is stored already, and stores the others on the careful path', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      const [first, hit, second] = [impression(0), webhit(1), impression(2)];
      await append(world, [first, hit]);

      for (const known of [first, hit]) {
        const error: unknown = await append(world, [second, known]).catch(
          (cause: unknown) => cause,
        );
        expect(store().classifyFailure(error)).toBe('duplicate');
      }
      const careful = await append(world, [second, first, hit, second], { careful: true });
      expect(careful.arrivals.map(({ event }) => event.id)).toEqual([second.id]);
      expect(careful.duplicates.map(({ id }) => id)).toEqual([first.id, hit.id, second.id]);
      expect(await readSums(store(), customer.customerId)).toEqual({
        0: { version: 2, impressions: 2, responses: 1, webhits: 1 },
      });
    });

    it("knows a caller's own id whatever time the retry states, for each customer and kind", async () => {
      const [customer, other] = [await world.newCustomer(), await world.newCustomer()];
      const id = randomUUID();
      const own = { id, hasCallerId: true };
      const { impression, webhit } = eventsOf(customer);
      await append(world, [impression(0, own)]);

      const events = [impression(5, own), webhit(6, own), eventsOf(other).impression(0, own)];
      const { duplicates } = await append(world, events);
      expect(duplicates).toMatchObject([{ kind: 'impression', customerId: customer.customerId }]);
      expect(await readSums(store(), customer.customerId)).toMatchObject({
        0: { impressions: 1, webhits: 1 },
      });
    });

    it('is an outage to what is no fault of its events', () => {
      expect(store().classifyFailure(new Error('the connection was lost'))).toBe('outage');
    });
  });

  describe('a position', () => {
    const next = { lastId: '5-1', epoch: 'first', receipt: 'r' };

    it('begins at the start of the stream, and stays when partitions are added', async () => {
      expect(await store().preparePositions(PARTITIONS)).toEqual([0, 1, 2]);
      const read = (tx: StoreTransaction) => tx.lockPosition(2);
      expect(await store().transaction(read)).toEqual(START_OF_STREAM);
      await store().transaction((tx) => tx.movePosition(2, next));
      expect(await store().preparePositions(PARTITIONS + 1)).toEqual([0, 1, 2, 3]);
      expect(await store().transaction(read)).toEqual(next);
    });

    it('moves with the events of its batch or not at all, so that a retry stores nothing twice', async () => {
      await store().preparePositions(PARTITIONS);
      const customer = await world.newCustomer();
      const events = [eventsOf(customer).impression(0)];
      const storeNext = async (isFailing: boolean) => {
        const position = await store().transaction((tx) => tx.lockPosition(1));
        if (position?.lastId !== START_OF_STREAM.lastId) return;
        await append(world, events, {
          before: async (tx) => {
            await tx.movePosition(1, next);
            if (isFailing) throw new Error('the worker dies');
          },
        });
      };

      await expect(storeNext(true)).rejects.toThrow('the worker dies');
      for (let retry = 0; retry < 3; retry += 1) await storeNext(false);
      expect(await readSums(store(), customer.customerId)).toMatchObject({ 0: { impressions: 1 } });
    });

    it('is locked for one transaction at a time; others get none', async () => {
      await store().preparePositions(PARTITIONS);
      const seen = await store().transaction(async (tx) => [
        await tx.lockPosition(0),
        await store().transaction((other) => other.lockPosition(0)),
        await store().transaction((other) => other.lockPosition(1)),
      ]);
      expect(seen.map((position) => position !== null)).toEqual([true, false, true]);
    });
  });

  describe('a lock', () => {
    it('keeps a customer for one transaction until it ends, and no other customer', async () => {
      const [customer, other] = [await world.newCustomer(), await world.newCustomer()];
      await store().prepareCustomers([customer.customerId, other.customerId]);
      const ended: string[] = [];
      const waiting = await store().transaction(async (tx) => {
        await tx.lockCustomers([customer.customerId]);
        const begun = append(world, [eventsOf(customer).impression(0)]).then(() =>
          ended.push('same customer'),
        );
        await append(world, [eventsOf(other).impression(0)]);
        ended.push('other customer');
        await sleep(LONG_ENOUGH_MS);
        ended.push('lock');
        return { begun };
      });
      await waiting.begun;
      expect(ended).toEqual(['other customer', 'lock', 'same customer']);
    });

    it('keeps one bucket of a split customer, while another one is stored', async () => {
      const { customerId } = await world.newCustomer();
      expect(await store().splitCustomer(customerId, 2)).toBe(1);
      const ended: string[] = [];
      const lock = (bucket: number) =>
        store().transaction(async (tx) => {
          const states = await tx.lockBuckets([{ customerId, bucket }]);
          ended.push(`bucket ${states.get(customerId)?.lockedBuckets.join()}`);
        });
      const waiting = await store().transaction(async (tx) => {
        await tx.lockBuckets([{ customerId, bucket: 3 }]);
        const begun = lock(1);
        await lock(0);
        await sleep(LONG_ENOUGH_MS);
        ended.push('lock');
        return { begun };
      });
      await waiting.begun;
      expect(ended).toEqual(['bucket 0', 'lock', 'bucket 1']);
      expect((await store().listSplits()).get(customerId)).toBe(2);
      expect(await store().splitCustomer(customerId, 1)).toBe(2);
      expect((await store().listSplits()).has(customerId)).toBe(false);
    });

    it('is only there for customers that exist', async () => {
      const { customerId } = await world.newCustomer();
      const nobody = 2 ** 31 - 1;
      expect([...(await store().prepareCustomers([customerId, nobody]))]).toEqual([customerId]);
      const states = await store().transaction((tx) => tx.lockCustomers([customerId, nobody]));
      expect([...states.keys()]).toEqual([customerId]);
      expect(await store().splitCustomer(nobody, 2)).toBeNull();
    });
  });
}
