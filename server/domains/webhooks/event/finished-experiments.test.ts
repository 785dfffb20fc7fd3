import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildExperiment,
  buildRelationship,
} from '#server/testing/factories.js';
import { ExperimentKind, RegionDesign } from '#server/experiments/experiment-kind.js';
import { buildEndpoint } from '#server/domains/webhooks/testing/build-endpoint.js';
import { serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { fanOutEvents } from './fan-out-events.js';
import { publishFinishedExperiments } from './finished-experiments.js';

const database = testDatabase();
const redis = testRedis();
const fork = () => database.orm.em.fork();
// Half past midnight on the 21st in Auckland: visits may follow an ad of the 13th until the 20th.
const now = () => new Date('2026-11-20T11:30:00Z');

const sweep = () =>
  publishFinishedExperiments(fork(), { publicUrl: 'https://ads.example/' }, now());
const ending = (endDate: string) => ({ startDate: '2026-10-01', endDate });

describe('an experiment whose visits are all counted', () => {
  let ids: Record<'customer' | 'booking' | 'experiment', number>;

  beforeAll(async () => {
    const em = fork();
    const customer = await buildCustomer(em);
    const [ours, theirs] = [await buildBroadcaster(em), await buildBroadcaster(em)];
    const channel = await buildChannel(em, { owner: ours });
    const booking = await buildBooking(em, { customer, channel, bookingName: 'Evenings' });
    const experiment = await buildExperiment(em, {
      booking,
      experimentName: 'Holdout',
      ...ending('2026-11-13'),
    });
    ids = { customer: customer.id, booking: booking.id, experiment: experiment.id };

    const { tokenSecret } = serviceContext({ database, redis }, null).config;
    for (const [name, broadcaster] of Object.entries({ seller: ours, 'other seller': theirs })) {
      await buildRelationship(em, { customerId: customer.id, broadcasterId: broadcaster.id });
      await buildEndpoint(em, {
        tokenSecret,
        name,
        eventTypes: ['experiment.finished'],
        entityType: 'BROADCASTER',
        entityId: broadcaster.id,
      });
    }
  });

  const count = (isFinal: boolean) =>
    database.pool.query(
      `insert into event_store.experiment_count values ($1, $2, now(), 10, 0, $3, 0, 0, 0)
       on conflict (experiment_id) do update set is_final = excluded.is_final`,
      [ids.experiment, ids.customer, isFinal],
    );

  test('is published once, without its result, to those who see its booking', async () => {
    expect(await sweep()).toBe(0);
    await count(false);
    expect(await sweep()).toBe(0);
    await count(true);
    await Promise.all([sweep(), sweep()]);
    expect(await sweep()).toBe(0);

    const { rows } = await database.pool.query<{ data: unknown }>('select data from webhook_event');
    expect(rows).toEqual([
      {
        data: {
          customer_id: ids.customer,
          booking_id: ids.booking,
          booking_name: 'Evenings',
          experiment_id: ids.experiment,
          experiment_name: 'Holdout',
          start_date: '2026-10-01',
          end_date: '2026-11-13',
          link: `https://ads.example/experiments/${ids.experiment}`,
        },
      },
    ]);

    await fanOutEvents(fork(), now());
    const deliveries = await database.pool.query<{ name: string }>(
      'select e.name from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id',
    );
    expect(deliveries.rows).toEqual([{ name: 'seller' }]);
  });

  test('of regions is published on its result date, and none that was stopped or is long over', async () => {
    const em = fork();
    const booking = await buildBooking(em);
    const regions = { booking, kind: ExperimentKind.REGIONS, design: RegionDesign.HOLDOUT };
    await buildExperiment(em, { ...regions, ...ending('2026-11-14') });
    await buildExperiment(em, { ...regions, ...ending('2026-11-13'), stoppedAt: now() });
    await buildExperiment(em, { ...regions, ...ending('2026-11-05') });
    expect(await sweep()).toBe(0);

    await buildExperiment(em, { ...regions, ...ending('2026-11-13') });
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
  });
});
