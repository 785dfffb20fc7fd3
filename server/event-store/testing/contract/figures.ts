import { describe, expect, it } from '@jest/globals';
import { DEVICE, FILTER_REASON, type DeviceCode } from '#server/event-store/codes.js';
import { viewer } from '#server/testing/events/build-event.js';
import {
  allDays,
  append,
  eventsOf,
  FIRST_DAY,
  readSums,
  sumsOf,
  type ContractWorld,
} from './contract-world.js';

export function describeFigures(world: ContractWorld): void {
  const store = () => world.lookups().store;

  describe('figures', () => {
    it('are of the local day, line, region and daypart of their events', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      await append(world, [
        impression(11, { regionId: 2 }),
        impression(13, { tagId: customer.impression[1], regionId: 3, viewer: viewer(2) }),
        webhit(14),
      ]);

      const days = await store().readDays(allDays(customer.customerId), async (all) => all);
      const [today, tomorrow] = [days.get(FIRST_DAY), days.get(FIRST_DAY + 1)];
      expect(today && [...today.impressions.tagIds]).toEqual([customer.impression[0]]);
      expect(today && [...today.impressions.regionIds]).toEqual([2]);
      expect(tomorrow && [...tomorrow.impressions.tagIds]).toEqual([customer.impression[1]]);
      // The response belongs to the day of its impression, the webhit to its own.
      expect(today && [...today.responses.siteIds]).toEqual([customer.webhit[0]]);
      expect([sumsOf(today), sumsOf(tomorrow)]).toEqual([
        { version: 1, impressions: 1, responses: 1, webhits: 0 },
        { version: 1, impressions: 1, responses: 0, webhits: 1 },
      ]);
    });

    it('leave out what does not count', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      await append(world, [
        impression(0, { filterReason: FILTER_REASON.bot }),
        webhit(1, { filterReason: FILTER_REASON.test }),
      ]);
      expect(await readSums(store(), customer.customerId)).toEqual({});
    });

    it('are gone where they decrease to nothing', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      await append(world, [impression(0), webhit(40)]);
      await append(world, [impression(24)]); // now it activates the visit
      const days = await store().readDays(allDays(customer.customerId), async (all) => all);
      expect(days.get(FIRST_DAY)?.responses.counts).toHaveLength(0);
      expect(days.get(FIRST_DAY + 1)?.responses.counts).toHaveLength(1);
    });
  });

  describe('figures of devices', () => {
    it('are those of their impressions, with the visits that these activated', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      const seenBy = (number: number, device: DeviceCode) =>
        impression(0, { viewer: viewer(number), device });
      await append(world, [
        seenBy(1, DEVICE.tv),
        seenBy(2, DEVICE.tv),
        seenBy(3, DEVICE.phone),
        seenBy(4, DEVICE.unknown),
        webhit(1, { viewer: viewer(1), device: DEVICE.phone }),
        webhit(1, { viewer: viewer(4), device: DEVICE.phone }),
      ]);

      const { tv, phone, unknown, console } = DEVICE;
      const read = await store().readDeviceDays(allDays(customer.customerId), [
        [tv],
        [phone],
        [unknown],
        [unknown, phone],
        Object.values(DEVICE),
        [console],
        [],
      ]);
      const sums = read.map((days) => {
        const { impressions, responses, webhits } = sumsOf(days.get(FIRST_DAY));
        return [impressions, responses, webhits];
      });
      expect(sums).toEqual([
        [2, 1, 2],
        [1, 0, 2],
        [1, 1, 2],
        [2, 1, 2],
        [4, 2, 2],
        [0, 0, 2],
        [0, 0, 2],
      ]);
    });

    it('follow an impression that takes the credit', async () => {
      const customer = await world.newCustomer();
      const { impression, webhit } = eventsOf(customer);
      await append(world, [impression(0, { device: DEVICE.tv }), webhit(4)]);
      await append(world, [impression(2, { device: DEVICE.phone })]);

      const read = await store().readDeviceDays(allDays(customer.customerId), [
        [DEVICE.tv],
        [DEVICE.phone],
      ]);
      expect(read.map((days) => sumsOf(days.get(FIRST_DAY)).responses)).toEqual([0, 1]);
    });
  });

  describe('a version', () => {
    it('increases with every change of its day, and of no other day', async () => {
      const customer = await world.newCustomer();
      const { impression } = eventsOf(customer);
      const versions = async () => [
        ...(await store().readVersions(allDays(customer.customerId))).entries(),
      ];
      await append(world, [impression(0), impression(24)]);
      const before = new Map(await versions());
      await append(world, [impression(25)]);
      const after = new Map(await versions());
      expect(after.get(FIRST_DAY)).toBe(before.get(FIRST_DAY));
      expect(after.get(FIRST_DAY + 1)).toBeGreaterThan(before.get(FIRST_DAY + 1) ?? 0);
    });

    it('is there for days of the range alone', async () => {
      const customer = await world.newCustomer();
      const { impression } = eventsOf(customer);
      await append(world, [impression(0), impression(24), impression(48)]);
      const range = {
        customerId: customer.customerId,
        firstDay: FIRST_DAY,
        lastDay: FIRST_DAY + 1,
      };
      expect([...(await store().readVersions(range)).keys()].sort()).toEqual([
        FIRST_DAY,
        FIRST_DAY + 1,
      ]);
    });
  });

  describe('a reading', () => {
    it('gives the chosen days', async () => {
      const customer = await world.newCustomer();
      const { impression } = eventsOf(customer);
      await append(world, [impression(0), impression(24), impression(48)]);
      const days = await store().readDays(
        allDays(customer.customerId),
        async (versions) => new Map([...versions].filter(([day]) => day === FIRST_DAY + 1)),
      );
      expect([...days].map(([day, figures]) => [day, sumsOf(figures).impressions])).toEqual([
        [FIRST_DAY + 1, 1],
      ]);
    });

    it.each([1, 20])(
      'of %i days is as of one moment, whatever is committed meanwhile',
      async (count) => {
        const customer = await world.newCustomer();
        const { impression, webhit } = eventsOf(customer);
        const batch = () =>
          Array.from({ length: count }, (_, day) => [
            impression(24 * day),
            webhit(24 * day + 1),
          ]).flat();
        await append(world, batch());

        const days = await store().readDays(allDays(customer.customerId), async (versions) => {
          await append(world, batch());
          return versions;
        });
        expect([...days.values()].map(sumsOf)).toEqual(
          Array.from({ length: count }, () => ({
            version: 1,
            impressions: 1,
            responses: 1,
            webhits: 1,
          })),
        );
        const sums = Object.values(await readSums(store(), customer.customerId));
        expect(sums.map(({ impressions }) => impressions)).toEqual(new Array(count).fill(2));
      },
    );
  });
}
