import { describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { queueWebhooks } from '#server/domains/webhooks/event/queue-webhooks.js';
import { buildEndpoint } from '#server/domains/webhooks/testing/build-endpoint.js';
import { testReceiver } from '#server/domains/webhooks/testing/receiver.js';
import { startWebhookCourier, DeliveryPool } from './webhook-courier.js';

const database = testDatabase();
const redis = testRedis();
const slow = testReceiver();
const quick = testReceiver();

const now = () => new Date();
function parts() {
  const { config } = serviceContext({ database, redis }, null);
  return { orm: database.orm, config: { ...config, webhookPrivateTargets: true }, now };
}
const publish = (index: number) =>
  database.orm.em.fork().transactional((em) => {
    queueWebhooks({ em, now }, { type: 'queue.lag', customerId: null, data: { index } });
    return Promise.resolve();
  });
const build = (url: string) =>
  buildEndpoint(database.orm.em.fork(), { tokenSecret: parts().config.tokenSecret, url });
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the courier of a process', () => {
  test('does not delay others because of an endpoint that does not answer', async () => {
    slow.answer = 'never';
    await build(slow.url);
    await build(quick.url);

    const pool = new DeliveryPool(parts(), () => undefined);
    for (const index of [1, 2]) {
      await publish(index);
      await pool.begin();
      await until(() => quick.received.length === index);
    }

    expect(slow.received).toHaveLength(1);
    slow.answer = { status: 204 };
    slow.release();
    await pool.idle();
    await database.pool.query('update webhook_endpoint set disabled_at = now()');
  });

  test('finds and posts due deliveries by itself, and counts the waiting ones', async () => {
    await build(quick.url);
    const registry = new Registry();
    const stop = startWebhookCourier(parts(), registry);
    await publish(3);
    await until(() => quick.received.length === 1);
    await stop();
    expect(await registry.metrics()).toMatch(/webhook_tries_total\{outcome="DELIVERED"\} 1/);
    expect(await registry.metrics()).toMatch(/webhooks_waiting \d/);
  });
});
