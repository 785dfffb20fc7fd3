import { describe, expect, it } from '@jest/globals';
import { FILTER_REASON } from '#server/event-store/codes.js';
import type { LinkedViewer } from '#server/event-store/contract/viewer-history.js';
import { viewer } from '#server/testing/events/build-event.js';
import { append, eventsOf, NOON_MS, type ContractWorld } from './contract-world.js';

const HOUR_MS = 3_600_000;

export function describeHistories(world: ContractWorld): void {
  const store = () => world.lookups().store;

  /** Lines of text: whose history, and each event by its hours from noon. */
  async function readHistories(viewers: readonly LinkedViewer[]): Promise<string[]> {
    const lines: string[] = [];
    const hours = (utcMs: number) => (utcMs - NOON_MS) / HOUR_MS;
    await store().transaction((tx) =>
      tx.readHistories(viewers, {
        beginViewer: (own) => lines.push(`viewer ${Number(own.viewer.slice(-12))}`),
        addImpression: ({ occurredAtMs }) => lines.push(`impression ${hours(occurredAtMs)}`),
        addPrecedingWebhit: ({ occurredAtMs }) => lines.push(`preceding ${hours(occurredAtMs)}`),
        addWebhit: ({ occurredAtMs }, stored) =>
          lines.push(`webhit ${hours(occurredAtMs)}, ${stored?.views ?? 'no'} views`),
      }),
    );
    return lines;
  }

  const periodOf = (
    customerId: number,
    [fromHours, toHours]: readonly [number, number],
    overrides: Partial<LinkedViewer> = {},
  ): LinkedViewer => ({
    customerId,
    viewer: viewer(1),
    formerViewer: null,
    fromMs: NOON_MS + fromHours * HOUR_MS,
    toMs: NOON_MS + toHours * HOUR_MS,
    ...overrides,
  });

  describe('a history', () => {
    it('has the counting events by time, impressions first, from the look-backs to the end of the period', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      await append(world, [
        webhit(3),
        webhit(0),
        webhit(-0.5),
        webhit(-1),
        webhit(4.5),
        impression(3),
        impression(-168),
        impression(-169),
        impression(5),
        webhit(1, { filterReason: FILTER_REASON.bot }),
        impression(1, { filterReason: FILTER_REASON.test }),
        impression(2, { viewer: viewer(2) }),
        impression(2, { viewer: null }),
      ]);

      expect(await readHistories([periodOf(customer.customerId, [0, 4])])).toEqual([
        'viewer 1',
        'impression -168',
        'preceding -0.5',
        'webhit 0, 1 views',
        'impression 3',
        'webhit 3, 1 views',
      ]);
    });

    it('leaves out viewers without a webhit to credit, and does not mix those of customers', async () => {
      const [one, other] = [await world.newCustomer(), await world.newCustomer()];
      await append(world, [
        eventsOf(one).impression(0),
        eventsOf(other).webhit(1),
        eventsOf(one).webhit(2, { viewer: viewer(2) }),
      ]);
      const viewers = [one, other].flatMap(({ customerId }) =>
        [1, 2].map((number) => periodOf(customerId, [0, 4], { viewer: viewer(number) })),
      );
      expect((await readHistories(viewers)).sort()).toEqual(
        ['viewer 2', 'webhit 2, no views', 'viewer 1', 'webhit 1, no views'].sort(),
      );
    });

    it('has what precedes it under the former key, where its webhits are not credited again', async () => {
      const { customerId, ...tags } = await world.newCustomer();
      const { impression, webhit } = eventsOf({ customerId, ...tags });
      const former = { viewer: viewer(9) };
      const before = [impression(-2, former), webhit(-0.25, former), webhit(0.125, former)];
      await append(world, [...before, webhit(1)]);
      const period = periodOf(customerId, [0, 4], { formerViewer: viewer(9) });
      expect(await readHistories([period])).toEqual([
        'viewer 1',
        'impression -2',
        'preceding -0.25',
        'preceding 0.125',
        'webhit 1, no views',
      ]);
    });
  });

  describe('a link', () => {
    it('is found from either of its viewers, and the first one stays', async () => {
      const { customerId } = await world.newCustomer();
      const link = { customerId, viewer: viewer(1), formerViewer: viewer(2) };
      const sinceMs = NOON_MS;
      await store().transaction((tx) => tx.addLinks([{ ...link, sinceMs }]));
      await store().transaction((tx) =>
        tx.addLinks([{ ...link, formerViewer: viewer(3), sinceMs }]),
      );
      for (const number of [1, 2])
        expect(
          await store().transaction((tx) =>
            tx.findLinks([periodOf(customerId, [0, 1], { viewer: viewer(number) })]),
          ),
        ).toEqual([link]);
    });
  });
}
