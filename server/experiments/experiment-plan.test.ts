import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { buildEvent } from '#server/testing/events/build-event.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { addHousehold, emptyHouseholdSums } from '#server/measurement/holdout/household-sums.js';
import { planHoldout } from '#server/measurement/holdout/plan-holdout.js';
import { buildBooking } from '#server/testing/factories.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { planExperiment } from './experiment-plan.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis, { workers: 1, batchSize: 2_000 });

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const now = new Date('2026-07-30T12:30:00Z');
const ctx = () => ({ ...serviceContext({ database, redis }, actorOf('SYSTEM')), now: () => now });

test('a plan counts the households that the booking reached, each with its visits', async () => {
  const tags = await buildTags(database.orm, 'NZ');
  const { customerId } = tags;
  const sums = emptyHouseholdSums();
  await database.pool.query(
    `insert into event_store.viewer_epoch (number, salt, begins_at)
     values (1, '\\x01'::bytea, '2026-07-01T00:00:00Z')`,
  );
  const events = Array.from({ length: 600 }, (_, household) => {
    const viewer = randomUUID();
    const event = { ...buildEvent({ customerId, tagId: tags.impression[0] }), viewer };
    // One household comes at each of the days 12 to 19 before now.
    const adMs = now.getTime() - (12 + (household % 8)) * DAY_MS;
    const visits = household % 3 === 0 ? 2 : 0;
    addHousehold(sums, { visits, pastVisits: 0 });
    return [
      { ...event, id: randomUUID(), occurredAtMs: adMs },
      ...Array.from({ length: visits }, (_, visit) => ({
        ...event,
        id: randomUUID(),
        kind: 'webhit' as const,
        tagId: tags.webhit[0],
        occurredAtMs: adMs + (visit + 1) * HOUR_MS,
      })),
    ];
  });
  await workers.queue(events.flat());
  await workers.untilStored();

  const { rows } = await database.pool.query<{ id: number }>(
    'select booking_id as id from impression_tag where id = $1',
    [tags.impression[0]],
  );
  const bookingId = rows[0]?.id ?? 0;
  const plan = await planExperiment(ctx(), bookingId, 50);

  // The last day whose visits have all come; 28 days would begin before the first ad.
  expect(plan).toMatchObject({ basis: 'BOOKING', endDate: '2026-07-23', maxDays: 60 });
  expect(plan.powers.map(({ days }) => days)).toEqual([7]);

  const { rows: reached } = await database.pool.query<{ count: number }>(
    `select count(*)::int from event_store.impression where customer_id = $1 and occurred_at >= '2026-07-16T12:00:00Z'`,
    [customerId],
  );
  expect(plan.powers[0]?.households).toBe(reached[0]?.count);
  const scale = (reached[0]?.count ?? 0) / 600;
  const expected = planHoldout([sums], 0.5)?.smallestLift ?? 0;
  // The smallest effect shrinks with the square root of the households.
  expect(plan.powers[0]?.smallestLift).toBeGreaterThan(expected);
  expect(plan.powers[0]?.smallestLift).toBeLessThan((expected / Math.sqrt(scale)) * 1.6);

  const em = database.orm.em.fork();
  const fresh = await buildBooking(em, { customerId });
  const basis = { basis: 'CUSTOMER', powers: plan.powers };
  expect(await planExperiment(ctx(), fresh.id, 50)).toMatchObject(basis);
});

test('a client without ads has no plan, and a share has bounds', async () => {
  const booking = await buildBooking(database.orm.em.fork());
  const plan = await planExperiment(ctx(), booking.id, 20);
  expect(plan).toMatchObject({ basis: null, powers: [] });
  await expect(planExperiment(ctx(), booking.id, 51)).rejects.toMatchObject({ code: 'INVALID' });
});
