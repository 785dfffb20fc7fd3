import { beforeEach, describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { sendDueMails, startMailCourier, type CourierParts } from './mail-courier.js';
import type { Mail, MailKind } from './mail-kind.js';
import { pruneMails } from './mail-queue.js';
import { queueMail } from './queue-mail.js';

const database = testDatabase();
const redis = testRedis();
const MINUTE_MS = 60_000;

const greeting: MailKind<{ name: string | null }> = {
  name: 'greeting',
  usefulForMs: 60 * MINUTE_MS,
  write: (_ctx, { name }) =>
    Promise.resolve(
      name === null
        ? null
        : { to: { name, address: 'a@b.example' }, subject: name, text: '', html: '' },
    ),
};

let clockMs = Date.parse('2026-11-20T00:00:00Z');
let sent: { id: string; subject: string }[] = [];
let failure: Error | null = null;
const now = () => new Date(clockMs);

const parts = (kinds: MailKind[] = [greeting]): CourierParts => ({
  orm: database.orm,
  config: serviceContext({ database, redis }, null).config,
  kinds,
  now,
  transport: {
    send: (mail: Mail, id: string) => {
      if (failure) return Promise.reject(failure);
      sent.push({ id, subject: mail.subject });
      return Promise.resolve();
    },
    close: () => undefined,
  },
});

const queue = (name: string | null) =>
  database.orm.em.fork().transactional((em) => {
    queueMail({ em, now }, greeting, { name });
    return Promise.resolve();
  });
const rows = async () =>
  (await database.pool.query<{ attempts: number }>('select * from outgoing_mail order by id')).rows;
const subjects = () => sent.map(({ subject }) => subject);

beforeEach(async () => {
  await database.pool.query('delete from outgoing_mail');
  sent = [];
  failure = null;
});

describe('a queued mail', () => {
  test('is sent once, and its payload is removed', async () => {
    await queue('Ana');
    expect(await sendDueMails(parts())).toEqual(['SENT']);
    expect(await sendDueMails(parts())).toEqual([]);
    expect(subjects()).toEqual(['Ana']);
    expect(await rows()).toMatchObject([{ outcome: 'SENT', payload: null, attempts: 1 }]);
  });

  test('is not sent when its change is rolled back', async () => {
    const change = database.orm.em.fork().transactional(async (em) => {
      queueMail({ em, now }, greeting, { name: 'Never' });
      await em.flush();
      throw new Error('the change fails');
    });
    await expect(change).rejects.toThrow('the change fails');
    expect(await sendDueMails(parts())).toEqual([]);
  });

  test('that has nothing to say any more is completed without being sent', async () => {
    await queue(null);
    expect(await sendDueMails(parts())).toEqual(['NOTHING_TO_SEND']);
    expect(sent).toEqual([]);
  });

  test('is given to one of many couriers', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Mail ${index}`);
    for (const name of names) await queue(name);
    await Promise.all([parts(), parts(), parts(), parts()].map(sendDueMails));
    expect(subjects().sort()).toEqual(names.sort());
  });

  test('of a kind that this process does not know waits for one that does', async () => {
    await queue('Ana');
    expect(await sendDueMails(parts([{ ...greeting, name: 'other' }]))).toEqual([]);
    expect(await sendDueMails(parts())).toEqual(['SENT']);
  });
});

describe('a mail that cannot be sent', () => {
  test('is tried again later and later, as the same message, and keeps the reason', async () => {
    await queue('Ana');
    failure = new Error('450 try later');
    expect(await sendDueMails(parts())).toEqual([]);
    expect(await rows()).toMatchObject([
      { settled_at: null, attempts: 1, last_failure: '450 try later' },
    ]);
    expect(await sendDueMails(parts())).toEqual([]);
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    clockMs += MINUTE_MS / 2;
    await sendDueMails(parts());
    expect(await rows()).toMatchObject([{ attempts: 2, due_at: new Date(clockMs + MINUTE_MS) }]);
    clockMs += MINUTE_MS;
    failure = null;
    expect(await sendDueMails(parts())).toEqual(['SENT']);
    expect(sent).toEqual([{ id: expect.stringMatching(/^greeting-\d+$/), subject: 'Ana' }]);
  });

  test('keeps the reason without the addresses that the mail server quotes', async () => {
    await queue('Ana');
    failure = new Error('550 5.1.1 <ana@house.example> is unknown here');
    await sendDueMails(parts());
    expect(await rows()).toMatchObject([
      { last_failure: '550 5.1.1 <[mail address]> is unknown here' },
    ]);
  });

  test('does not keep those behind it waiting for long', async () => {
    await queue('First');
    failure = new Error('550 no such mailbox');
    await sendDueMails(parts());
    failure = null;
    await queue('Second');
    await sendDueMails(parts());
    expect(subjects()).toEqual(['Second']);
  });

  test('expires once it is no longer useful', async () => {
    await queue('Ana');
    clockMs += 61 * MINUTE_MS;
    expect(await sendDueMails(parts())).toEqual(['GIVEN_UP']);
    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([{ outcome: 'GIVEN_UP', payload: null }]);
  });

  test('comes free again when its courier dies over it', async () => {
    await queue('Ana');

    const dying = parts();
    let wake: () => void = () => undefined;

    dying.transport.send = () => new Promise((resolve) => (wake = resolve));

    const dead = sendDueMails(dying);
    while ((await rows())[0]?.attempts !== 1)
      await new Promise((resolve) => setTimeout(resolve, 10));

    expect(await sendDueMails(parts())).toEqual([]);
    clockMs += 2 * MINUTE_MS;
    expect(await sendDueMails(parts())).toEqual(['SENT']);
    wake();
    await dead;
  });
});

describe('a kind that records outcomes', () => {
  const reported: unknown[] = [];
  const counting: MailKind<{ name: string | null }> = {
    ...greeting,
    completed: ({ em }, { name }, settled) => {
      reported.push({ name, ...settled, isInTransaction: em.isInTransaction() });
      return Promise.resolve();
    },
  };

  test('receives the outcome of each mail in the transaction that completes it, with the reason of an expired one', async () => {
    await queue('Ana');
    await queue(null);
    await sendDueMails(parts([counting]));
    await queue('Late');
    failure = new Error('450 try later');
    await sendDueMails(parts([counting]));
    clockMs += 61 * MINUTE_MS;
    await sendDueMails(parts([counting]));

    const settled = { lastFailure: null, isInTransaction: true };

    expect(reported).toEqual([
      { name: 'Ana', outcome: 'SENT', ...settled },
      { name: null, outcome: 'NOTHING_TO_SEND', ...settled },
      { name: 'Late', outcome: 'GIVEN_UP', ...settled, lastFailure: '450 try later' },
    ]);
  });
});

describe('the courier of a process', () => {
  test('sends by itself and exposes how many wait', async () => {
    const registry = new Registry();
    const stop = startMailCourier(parts(), registry);
    await queue('Ana');
    while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await stop();
    await queue('Later');
    expect(await registry.metrics()).toMatch(
      /mails_waiting 1\n[^]*mails_total\{outcome="SENT"\} 1/,
    );
  });

  test('removes completed mails after thirty days, and none that wait', async () => {
    await queue('Ana');
    await sendDueMails(parts());
    await queue('Waiting');
    await pruneMails(database.orm.em.fork(), new Date(clockMs + 29 * 24 * 60 * MINUTE_MS));
    expect(await rows()).toHaveLength(2);
    await pruneMails(database.orm.em.fork(), new Date(clockMs + 31 * 24 * 60 * MINUTE_MS));
    expect(await rows()).toMatchObject([{ settled_at: null }]);
  });
});
