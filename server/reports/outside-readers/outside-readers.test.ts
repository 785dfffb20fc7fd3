import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DAYS_UNTIL_ERASED } from '#schema/outside-readers.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import type { Mail } from '#server/core/mail/mail-kind.js';
import { runDueReports } from '#server/reports/runs/report-sweeper.js';
import {
  type Answered,
  buildReportWorld,
  queryAs,
  type ReportPerson,
  type ReportWorld,
} from '#server/reports/testing/report-people.js';
import { readWorkbook, valuesOf } from '#server/testing/read-workbook.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails, tokenIn } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { eraseOldAddresses } from './erase-addresses.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const api = testApi(database, redis);
const ask = queryAs(api);

const DAY_MS = 86_400_000;
const RANGE = 'from=2026-06-01&to=2026-06-04';

let people: ReportWorld;
let customerId = 0;

beforeAll(async () => {
  people = await buildReportWorld(database.orm.em.fork(), api);
  const { world } = people;
  ({ customerId } = world);

  await workers.queue([
    // 15 impressions of each line but of the last, which is too small to leave the house.
    ...world.lines.flatMap(({ tagId }, line) =>
      Array.from({ length: line === world.lines.length - 1 ? 3 : 15 }, () =>
        impressionOf(world, { tagId, occurredAt: '2026-06-02T02:00:00Z' }),
      ),
    ),
    ...world.siteTagIds.map((tagId) =>
      webhitOf(world, { tagId, occurredAt: '2026-06-02T03:00:00Z' }),
    ),
  ]);
  await workers.untilStored();
});

beforeEach(async () => {
  aheadMs = 0;
  await database.pool.query(
    `update report_schedule set archived_at = now(); update outgoing_mail set settled_at = now() where settled_at is null;
     update report_recipient set asked_at = asked_at - interval '60 days', declined_at = null;
     update outside_question set asked_at = asked_at - interval '60 days'`,
  );
});

let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const later = () => ({ ...api.wiring, now });
const deliver = () => deliverMails({ wiring: later() });

interface Shown {
  version: number;
  outsideReaders: {
    id: number;
    email: string | null;
    state: string;
    asks: number;
    askRefusal: string | null;
  }[];
  runs: { state: string; deliveries: Answered[] }[];
}

async function shown(viewId: number, by = people.owner): Promise<Shown> {
  const views = await ask<(Answered & { schedule: Shown })[]>(by, 'outside');
  const found = views.find(({ id }) => id === viewId);
  if (!found) throw new Error('the view is not listed');
  return found.schedule;
}

async function schedule(addresses: string[], by: ReportPerson = people.owner) {
  const view = await ask(by, 'create', {
    input: { name: 'Weekly', address: `client=${customerId}&${RANGE}` },
  });
  return { viewId: view.id, ...(await save(view.id, addresses, by)) };
}

const save = (viewId: number, outsideAddresses: string[], by = people.owner, version?: number) =>
  ask(by, 'schedule', {
    id: viewId,
    input: {
      frequency: 'WEEKLY',
      weekday: 1,
      hour: 7,
      recipientIds: [],
      outsideAddresses,
      version,
    },
  });

async function send(viewId: number): Promise<Mail[]> {
  await ask(people.owner, 'send', { id: viewId });
  aheadMs += 1_000;
  await runDueReports(later());
  return deliver();
}

const onlyMail = (mails: Mail[]): Mail => {
  const [mail, ...more] = mails;
  if (!mail || more.length > 0) throw new Error(`${mails.length} mails`);
  return mail;
};

const unsubscribeTokenOf = ({ unsubscribeUrl = '' }: Mail) => unsubscribeUrl.split('/').at(-1);

describe('a reader without an account', () => {
  test('gets one question, nothing else before an answer, and then the report', async () => {
    const { viewId } = await schedule([' Mara@Client.example ']);
    const question = onlyMail(await deliver());

    expect(question.to.address).toBe('Mara@Client.example');
    expect(question.subject).toBe('Aroha Owner wants to send you a report');
    expect(question.text).toContain('‘Weekly’');
    expect(question.text).not.toMatch(/impressions|\d+\.\d%/i);
    expect(question.attachments).toBeUndefined();
    expect((await shown(viewId)).outsideReaders).toMatchObject([{ state: 'WAITING', asks: 1 }]);

    expect(await send(viewId)).toEqual([]);
    expect((await shown(viewId)).runs[0]?.state).toBe('FAILED');

    const token = tokenIn(question);
    expect(question.text).toContain(`/confirm-report#${token}`);
    expect(await ask(null, 'confirm', { token })).toMatchObject({
      message: expect.stringContaining('Thank you'),
    });
    expect(await ask(null, 'confirm', { token })).toMatchObject({ code: 'INVALID' });
    expect((await shown(viewId)).outsideReaders).toMatchObject([{ state: 'CONFIRMED' }]);

    const report = onlyMail(await send(viewId));
    expect(report.to.address).toBe('Mara@Client.example');
    expect(report.unsubscribeUrl).toMatch(/\/api\/unsubscribe\/\d+\.[\w-]{43}$/);
    expect(report.text).not.toContain('/dashboard');
    expect((await shown(viewId)).runs[0]).toMatchObject({
      state: 'SENT',
      deliveries: [{ name: 'Mara@Client.example', state: 'SENT' }],
    });
  });

  test('sees what a public link shows: no small counts, in mail and workbook', async () => {
    const { viewId } = await schedule(['small@client.example']);
    await ask(null, 'confirm', { token: tokenIn(onlyMail(await deliver())) });
    const mail = onlyMail(await send(viewId));
    const book = readWorkbook(mail.attachments?.[0]?.content ?? Buffer.alloc(0));

    expect(mail.attachments?.[0]?.name).toMatch(/^Infinitum_Report_.*\.xlsx$/);
    expect(book.SheetNames).toEqual(['Summary', 'Days', 'Channels', 'Creatives']);
    const cells = book.SheetNames.flatMap((name) => valuesOf(book, name).slice(1)).flat();
    expect(cells).toContain('< 10');
    expect(
      cells.filter((cell) => Number.isInteger(cell) && Number(cell) >= 1 && Number(cell) < 10),
    ).toEqual([]);
    expect(mail.text).toContain('Counts from 1 to 9 are not shown');
  });

  test('gets nothing once the owner may no longer see the client', async () => {
    const { viewId } = await schedule(['bounded@client.example']);
    await ask(null, 'confirm', { token: tokenIn(onlyMail(await deliver())) });
    await ask(people.owner, 'send', { id: viewId });
    aheadMs += 1_000;
    await runDueReports(later());

    const move = (to: number | null, from: number | null) =>
      database.pool.query(
        'update relationship set customer_id = $1 where customer_id = $2 and agency_id = $3',
        [to, from, people.owner.user.entityId],
      );
    const elsewhere = people.outsider.user.entityId;
    await move(elsewhere, customerId);
    const mails = await deliver();
    await move(customerId, elsewhere);

    expect(mails.map(({ to }) => to.address)).not.toContain('bounded@client.example');
    expect((await shown(viewId)).runs[0]).toMatchObject({
      deliveries: [{ state: 'LEFT_OUT', reason: 'The owner may no longer see this client.' }],
    });
  });

  test('unsubscribes with one click, and can come back alone', async () => {
    const { viewId } = await schedule(['leaver@client.example']);
    await ask(null, 'confirm', { token: tokenIn(onlyMail(await deliver())) });
    const mail = onlyMail(await send(viewId));
    const posted = await fetch(`${api.url}/api/unsubscribe/${unsubscribeTokenOf(mail)}`, {
      method: 'POST',
    });
    expect(posted.status).toBe(200);

    const { version, outsideReaders } = await shown(viewId);
    expect(outsideReaders).toMatchObject([{ state: 'UNSUBSCRIBED' }]);
    expect(await send(viewId)).toEqual([]);

    // The owner cannot take it back, neither by naming the address again nor by asking.
    await save(viewId, ['leaver@client.example', 'other@client.example'], people.owner, version);
    expect((await deliver()).map(({ to }) => to.address)).toEqual(['other@client.example']);
    expect(await ask(people.owner, 'askAgain', { id: outsideReaders[0]?.id })).toMatchObject({
      code: 'CONFLICT',
    });

    await ask(null, 'resubscribe', { token: unsubscribeTokenOf(mail) });
    expect((await shown(viewId)).outsideReaders).toMatchObject([
      { state: 'CONFIRMED' },
      { state: 'WAITING' },
    ]);
  });

  const daysPass = (days: number) =>
    database.pool.query(`update outside_question set asked_at = asked_at - $1::interval`, [
      `${days} days`,
    ]);
  const onlyReader = async (viewId: number, by?: ReportPerson) =>
    (await shown(viewId, by)).outsideReaders[0];
  const inADay = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

  test('is asked once a day by an organisation, whatever the report, and the list says so', async () => {
    const address = 'daily@client.example';
    const first = await schedule([address]);
    const second = await schedule([address]);
    const third = await schedule([address], people.colleague);
    expect(await deliver()).toHaveLength(1);
    expect(await onlyReader(first.viewId)).toMatchObject({ state: 'WAITING', asks: 1 });

    const refusal = {
      askRefusal: 'An organisation asks an address once in 24 hours, whatever the report',
      askableAt: inADay,
    };
    expect(await onlyReader(second.viewId)).toMatchObject({ asks: 0, ...refusal });
    expect(await onlyReader(third.viewId, people.colleague)).toMatchObject({ asks: 0, ...refusal });
    const { id } = (await onlyReader(second.viewId)) ?? {};
    expect(await ask(people.owner, 'askAgain', { id })).toMatchObject({ code: 'CONFLICT' });

    await daysPass(1);
    expect(await onlyReader(second.viewId)).toMatchObject({ askRefusal: null, askableAt: null });
    expect(await ask(people.owner, 'askAgain', { id })).toMatchObject({ state: 'WAITING' });
    expect(await deliver()).toHaveLength(1);
  });

  test('is asked by an organisation three times in 30 days, which leaves others their questions', async () => {
    const address = 'monthly@client.example';
    const views: number[] = [];
    for (const _ of [1, 2, 3, 4]) {
      views.push((await schedule([address])).viewId);
      await daysPass(2);
    }
    expect(await deliver()).toHaveLength(3);
    expect(await onlyReader(views[3] ?? 0)).toMatchObject({
      askRefusal: 'An organisation asks an address 3 times in 30 days',
      askableAt: inADay,
    });

    const { viewId } = await schedule([address], people.broadcaster);
    expect(await deliver()).toHaveLength(1);
    expect(await onlyReader(viewId, people.broadcaster)).toMatchObject({ asks: 1 });
  });

  test('is asked five times a day by all organisations together', async () => {
    const address = 'wanted@client.example';
    await schedule([address]);
    await database.pool.query(
      `insert into outside_question (email_hash, entity_type, entity_id, asked_at)
       select email_hash, 'AGENCY', -n, asked_at from outside_question, generate_series(1, 4) n
       where id = (select max(id) from outside_question)`,
    );
    const { viewId } = await schedule([address], people.broadcaster);
    expect(await deliver()).toHaveLength(1);
    expect(await onlyReader(viewId, people.broadcaster)).toMatchObject({
      askRefusal: 'This address gets no more questions today',
      askableAt: inADay,
    });
  });

  test('is asked once when two reports name it in the same moment', async () => {
    const address = 'twice@client.example';
    await Promise.all(Array.from({ length: 4 }, () => schedule([address])));
    expect(await deliver()).toHaveLength(1);
  });

  test('is asked three times at most about one report', async () => {
    const { viewId } = await schedule(['thrice@client.example']);
    await deliver();
    const { id } = (await onlyReader(viewId)) ?? {};
    for (const _ of [2, 3]) {
      await daysPass(31);
      await ask(people.owner, 'askAgain', { id });
      expect(await deliver()).toHaveLength(1);
    }
    await daysPass(31);
    expect(await ask(people.owner, 'askAgain', { id })).toMatchObject({ code: 'CONFLICT' });
    expect(await onlyReader(viewId)).toMatchObject({ asks: 3, askableAt: null });
  });

  test('who declines is asked by nobody any more', async () => {
    await schedule(['never@client.example']);
    const token = tokenIn(onlyMail(await deliver()));
    expect(await ask(null, 'decline', { token })).toMatchObject({
      message: 'You get no reports, and nobody can ask this address again.',
    });
    const { viewId } = await schedule(['NEVER@client.example'], people.broadcaster);
    expect(await deliver()).toEqual([]);
    expect(await onlyReader(viewId, people.broadcaster)).toMatchObject({
      askRefusal: 'This address wants no questions',
      askableAt: null,
    });
  });

  test('has a link of seven days', async () => {
    await schedule(['late@client.example']);
    const token = tokenIn(onlyMail(await deliver()));
    await database.pool.query(
      `update report_recipient set token_expires_at = now() - interval '1 second' where token_hash is not null`,
    );
    expect(await ask(null, 'confirm', { token })).toMatchObject({ code: 'INVALID' });
  });
});

describe('addresses of readers without an account', () => {
  test('are checked, and at most twenty', async () => {
    const many = Array.from({ length: 21 }, (_, at) => `reader-${at}@client.example`);
    for (const addresses of [['not an address'], ['a@[127.0.0.1]'], many, []])
      expect(await schedule(addresses)).toMatchObject({
        code: 'INVALID',
        errors: expect.any(Object),
      });
  });

  test('are erased by their reader at once, and by time where nobody needs them', async () => {
    const { viewId } = await schedule(['erase@client.example', 'silent@client.example']);
    const question = (await deliver()).find(({ to }) => to.address === 'erase@client.example');
    if (!question) throw new Error('there is no question');
    await ask(null, 'confirm', { token: tokenIn(question) });
    const report = onlyMail(await send(viewId));

    expect(await ask(null, 'eraseAddress', { token: unsubscribeTokenOf(report) })).toMatchObject({
      isSubscribed: false,
      isEnded: true,
      canErase: false,
    });
    expect((await shown(viewId)).outsideReaders).toMatchObject([
      { email: null, state: 'UNSUBSCRIBED' },
      { email: 'silent@client.example', state: 'WAITING' },
    ]);

    const future = new Date(Date.now() + (DAYS_UNTIL_ERASED + 1) * DAY_MS);
    await eraseOldAddresses(database.orm.em.fork(), future);
    const { rows } = await database.pool.query(
      `select 1 from report_recipient where email is not null and schedule_id in
        (select id from report_schedule where saved_view_id = $1)`,
      [viewId],
    );
    expect(rows).toEqual([]);
    const { rows: entries } = await database.pool.query(
      `select 1 from audit_entry where changes::text ilike '%@client.example%'`,
    );
    expect(entries).toEqual([]);
  });
});
