import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { recordSecurityEvent, type SecurityEvent } from '#server/access/audit/security-events.js';
import { sendDueMails } from '#server/core/mail/mail-courier.js';
import type { Mail } from '#server/core/mail/mail-kind.js';
import { EVENT_KIND } from '#server/event-store/codes.js';
import { EVENT_FIELD, streamKey } from '#server/ingestion/queued-event.js';
import {
  buildBooking,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser } from '#server/testing/people.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { alertMail } from './alert.mail.js';
import { alertsCheckedAt, listAlerts } from './alerts.service.js';
import { checkAlerts } from './check-alerts.js';

const database = testDatabase();
const redis = testRedis();
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** 12:02 in Auckland. The rules look at the eighty minutes from 10:40. */
const NOW_MS = Date.parse('2026-11-19T23:02:00Z');

let customer: Customer;
let nowMs: number;
beforeAll(async () => {
  const em = database.orm.em.fork();
  customer = await buildCustomer(em, { custName: 'Kiwi Foods' });
  await buildUser(em, { email: 'super@example.com' });
  await buildUser(em, { email: 'boss@example.com', entityType: 'CUSTOMER', entityId: customer.id });
  await buildUser(em, {
    email: 'staff@example.com',
    entityType: 'CUSTOMER',
    entityId: customer.id,
    admin: false,
  });
  await buildUser(em, { email: 'gone@example.com', archivedAt: new Date() });
  await buildUser(em, {
    email: 'other@example.com',
    entityType: 'CUSTOMER',
    entityId: (await buildCustomer(em)).id,
  });
});
beforeEach(() => {
  nowMs = NOW_MS;
});
afterEach(async () => {
  await database.pool.query(
    'truncate alert_episode, webhook_event, outgoing_mail, event_store.tag_health, event_store.ledger, event_store.dead_letter cascade',
  );
  await database.pool.query('update alert_watch set checked_at = to_timestamp(0)');
  await redis.client.flushdb();
});

const parts = (isQueueCaughtUp = true) => ({
  orm: database.orm,
  redis: redis.client,
  config: serviceContext({ database, redis }, null).config,
  now: () => new Date(nowMs),
  isQueueCaughtUp: () => isQueueCaughtUp,
});
const check = async () => {
  const changes = await checkAlerts(parts());
  const kinds = (episodes: readonly { kind: string }[] = []) => episodes.map(({ kind }) => kind);
  return { opened: kinds(changes?.opened), closed: kinds(changes?.closed) };
};
const checkLater = (minutes: number) => {
  nowMs += minutes * MINUTE_MS;
  return check();
};

interface TagOfHealth {
  kind: keyof typeof EVENT_KIND;
  id: number;
}

/**
 * Counts this many calls in each ten minutes, from two hours before to one hour after NOW, in the
 * given weeks.
 */
async function countCalls(
  { kind, id }: TagOfHealth,
  calls: number,
  weeks: readonly number[],
): Promise<void> {
  for (const week of weeks) {
    for (let hour = -2; hour <= 1; hour++) {
      const startMs = Math.floor(NOW_MS / HOUR_MS) * HOUR_MS - week * WEEK_MS + hour * HOUR_MS;
      await database.pool.query(
        `insert into event_store.tag_health (customer_id, kind, tag_id, hour, calls_1, calls_2, calls_3, calls_4, calls_5, calls_6)
         values ($1, $2, $3, $4, $5, $5, $5, $5, $5, $5)`,
        [customer.id, EVENT_KIND[kind], id, new Date(startMs), calls],
      );
    }
  }
}

async function buildSite(tagDescription = 'Home page'): Promise<TagOfHealth> {
  const tag = await buildSiteTag(database.orm.em.fork(), {
    customerId: customer.id,
    tagDescription,
  });
  return { kind: 'webhit', id: tag.id };
}

async function sentMails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const transport = {
    send: (mail: Mail) => Promise.resolve(void sent.push(mail)),
    close: () => undefined,
  };
  await sendDueMails({ ...parts(), kinds: [alertMail], transport });
  return sent;
}

const deliveredEvents = async () =>
  (
    await database.pool.query<Record<string, unknown>>(
      'select type, customer_id, booking_id, data from webhook_event',
    )
  ).rows;

describe('a tag that was busy in the weeks before', () => {
  test('and sends nothing opens one episode, mails its recipients once, and notifies partners', async () => {
    await countCalls(await buildSite(), 30, [1, 2, 3, 4]);
    expect(await check()).toEqual({ opened: ['TAG_SILENT'], closed: [] });
    expect(await checkLater(5)).toEqual({ opened: [], closed: [] });

    const mails = await sentMails();
    expect(mails.map(({ to }) => to.address).sort()).toEqual([
      'boss@example.com',
      'super@example.com',
    ]);
    const message =
      'The site tag ‘Home page’ of Kiwi Foods has gone silent: no calls from 11:20 to 12:00 Auckland time, and 120, 120, 120 and 120 then in the four weeks before.';
    expect(mails[0]?.subject).toBe(message);
    expect(mails.find(({ to }) => to.address === 'boss@example.com')?.text).toContain(
      `/campaigns?client=${customer.id}&tab=site-tags`,
    );
    expect(mails.find(({ to }) => to.address === 'super@example.com')?.text).toContain(
      '/system-admin?tab=health',
    );
    expect(await deliveredEvents()).toEqual([
      {
        type: 'tag.silent',
        customer_id: customer.id,
        booking_id: null,
        data: expect.objectContaining({ calls: 0, weeks_before: [120, 120, 120, 120], message }),
      },
    ]);
  });

  test('and is called again closes its episode, without a mail', async () => {
    const tag = await buildSite();
    await countCalls(tag, 30, [1, 2, 3, 4]);
    await check();
    await sentMails();
    await countCalls(tag, 28, [0]);
    expect(await checkLater(5)).toEqual({ opened: [], closed: ['TAG_SILENT'] });
    expect(await sentMails()).toEqual([]);

    const { nodes } = await listAlerts(serviceContext({ database, redis }, actorOf('SYSTEM')), {
      first: 10,
      descending: false,
    });

    expect(nodes).toEqual([
      expect.objectContaining({ kind: 'TAG_SILENT', closedAt: new Date(nowMs) }),
    ]);
  });

  test('and sends many times as much is a jump', async () => {
    const tag = await buildSite();
    await countCalls(tag, 10, [1, 2, 3, 4]);
    await countCalls(tag, 80, [0]);
    expect(await check()).toEqual({ opened: ['TAG_JUMP'], closed: [] });
  });

  test('is left alone outside the days of its booking, and once it was taken out of it', async () => {
    const em = database.orm.em.fork();
    const build = async (overrides: object, removedAt: Date | null = null) => {
      const booking = await buildBooking(em, { customer, ...overrides });
      const tag = await buildImpressionTag(em, {
        booking,
        creative: await buildCreative(em, { customer }),
        removedAt,
      });
      await countCalls({ kind: 'impression', id: tag.id }, 30, [1, 2, 3, 4]);
      return booking;
    };

    await build({ endDate: '2026-11-19' });
    await build({}, new Date());
    expect(await check()).toEqual({ opened: [], closed: [] });

    // Auckland is a day ahead of UTC: this is its last day.
    const running = await build({ endDate: '2026-11-20' });

    expect(await checkLater(5)).toEqual({ opened: ['TAG_SILENT'], closed: [] });
    expect(await deliveredEvents()).toEqual([expect.objectContaining({ booking_id: running.id })]);
  });

  test('is not judged while the queue is behind, or was away a moment ago; an open episode stays', async () => {
    await countCalls(await buildSite(), 30, [1, 2, 3, 4]);
    expect((await checkAlerts(parts(false)))?.opened).toEqual([]);
    nowMs += 5 * MINUTE_MS;
    await redis.client.xadd(streamKey(0), `${nowMs - 90_000}-0`, EVENT_FIELD, 'x');
    expect(await check()).toEqual({ opened: [], closed: [] });
    await redis.client.flushdb();
    expect(await checkLater(5)).toEqual({ opened: ['TAG_SILENT'], closed: [] });
    await redis.client.xadd(streamKey(0), `${nowMs}-0`, EVENT_FIELD, 'x');
    expect(await checkLater(5)).toEqual({ opened: ['QUEUE_LAG'], closed: [] });
  });
});

describe('the platform', () => {
  test('opens when the queue lags, until it has caught up', async () => {
    await redis.client.xadd(streamKey(0), `${nowMs - 3 * MINUTE_MS}-0`, EVENT_FIELD, 'x');
    expect(await check()).toEqual({ opened: ['QUEUE_LAG'], closed: [] });
    expect((await sentMails()).map(({ to, subject }) => [to.address, subject])).toEqual([
      ['super@example.com', 'Calls wait 3 minutes before they are stored: 1 are waiting now.'],
    ]);
    await redis.client.flushdb();
    await redis.client.xadd(streamKey(0), `${nowMs + 4 * MINUTE_MS}-0`, EVENT_FIELD, 'x');
    expect(await checkLater(5)).toEqual({ opened: [], closed: [] });
    await redis.client.flushdb();
    expect(await checkLater(5)).toEqual({ opened: [], closed: ['QUEUE_LAG'] });
  });

  test('opens when calls are missing in the ledger that do not wait', async () => {
    await database.pool.query(
      `insert into event_store.ledger (customer_id, kind, tag_id, minute, received, stored) values ($1, 1, 1, $2, 9, 7)`,
      [customer.id, new Date(nowMs - HOUR_MS)],
    );
    expect(await check()).toEqual({ opened: ['LEDGER_IMBALANCE'], closed: [] });
    expect((await deliveredEvents())[0]).toMatchObject({
      type: 'ledger.imbalance',
      data: { difference: 2, received: 9 },
    });
    await database.pool.query('update event_store.ledger set stored = 9');
    expect(await checkLater(5)).toEqual({ opened: [], closed: ['LEDGER_IMBALANCE'] });
  });

  test('is open while dead letters wait that nobody replayed or discarded', async () => {
    await database.pool.query(
      `insert into event_store.dead_letter (partition, stream_id, entry, reason, detail, created_at)
       values (0, '1-0', 'x', 'undecodable', 'x', now())`,
    );
    expect(await check()).toEqual({ opened: ['DEAD_LETTERS'], closed: [] });
    await database.pool.query('update event_store.dead_letter set discarded_at = now()');
    expect(await checkLater(5)).toEqual({ opened: [], closed: ['DEAD_LETTERS'] });
  });
});

describe('the rules', () => {
  test('are asked by one of several processes, every five minutes', async () => {
    const answers = await Promise.all([
      checkAlerts(parts()),
      checkAlerts(parts()),
      checkAlerts(parts()),
    ]);

    expect(answers.filter((changes) => changes !== null)).toHaveLength(1);
    nowMs += 2 * MINUTE_MS;
    expect(await checkAlerts(parts())).toBeNull();

    const ctx = serviceContext({ database, redis }, actorOf('SYSTEM'));

    expect(await alertsCheckedAt(ctx)).toEqual(new Date(NOW_MS));
  });

  test('are asked of the dead letters alone while Redis is away', async () => {
    await countCalls(await buildSite(), 30, [1, 2, 3, 4]);
    const away = redis.client.duplicate({ lazyConnect: true, enableOfflineQueue: false });
    away.on('error', () => undefined); // Redis is down
    expect((await checkAlerts({ ...parts(), redis: away }))?.opened).toEqual([]);
    away.disconnect();
  });
});

describe('a burst of security events', () => {
  const note = (event: SecurityEvent, count: number) => {
    const ctx = { ...serviceContext({ database, redis }, null), now: () => new Date(nowMs) };
    for (let at = 0; at < count; at++) recordSecurityEvent(ctx, event, {});
  };

  test.each([
    ['SIGN_IN_FAILURES', 'sign_in_failed', 99, 100],
    ['SIGN_IN_FAILURES', 'sign_in_locked', 99, 100],
    ['TOKEN_REUSE', 'refresh_token_reused', 2, 3],
    ['RIGHTS_REFUSED', 'forbidden_to_key', 99, 100],
  ] as const)(
    'opens %s by %s, from the bound on and until it is over',
    async (kind, event, few, many) => {
      note(event, few);
      expect(await check()).toEqual({ opened: [], closed: [] });
      note(event, many - few);
      expect(await checkLater(5)).toEqual({ opened: [kind], closed: [] });
      expect(await checkLater(70)).toEqual({ opened: [], closed: [kind] });
    },
  );

  test('reaches super admins by mail and webhook, with its figures', async () => {
    note('sign_in_failed', 80);
    note('sign_in_locked', 40);
    await check();
    expect((await sentMails()).map(({ to }) => to.address)).toEqual(['super@example.com']);
    const [delivered] = await deliveredEvents();
    const data = expect.objectContaining({ sign_in_failed: 80, sign_in_locked: 40, minutes: 10 });
    expect(delivered).toMatchObject({ type: 'sign-in.failures', customer_id: null, data });
  });
});
