import { plainCount, plainMoney, plainPercent } from '#server/testing/plain-figures.js';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { sendDueMails } from '#server/core/mail/mail-courier.js';
import type { Mail } from '#server/core/mail/mail-kind.js';
import { readWorkbook, valuesOf } from '#server/testing/read-workbook.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { REPORT_MAILS } from '#server/reports/mails/report-mails.js';
import {
  type Answered,
  queryAs,
  buildReportWorld,
  type ReportPerson,
  type ReportWorld,
} from '#server/reports/testing/report-people.js';
import { runDueReports } from './report-sweeper.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const api = testApi(database, redis);
const ask = queryAs(api);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

let people: ReportWorld;
let customerId = 0;

beforeAll(async () => {
  people = await buildReportWorld(database.orm.em.fork(), api);

  const { world } = people;

  ({ customerId } = world);

  const days = ['01', '02', '03', '04'].map((day) => `2026-06-${day}T02:00:00Z`);

  await workers.queue([
    ...world.lines.flatMap(({ tagId }) =>
      days.map((occurredAt) => impressionOf(world, { tagId, occurredAt })),
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
    `update report_schedule set archived_at = now(); update outgoing_mail set settled_at = now() where settled_at is null`,
  );
  await database.pool.query('delete from webhook_event');
});

// The clock of the background jobs only: moving the clock of the API would sign everyone out.
let aheadMs = 0;
const advance = (byMs: number) => {
  aheadMs += byMs;
};
const now = () => new Date(Date.now() + aheadMs);
const later = () => ({ ...api.wiring, now });
const run = () => runDueReports(later());
const deliver = () => deliverMails({ wiring: later() });
const RANGE = 'from=2026-06-01&to=2026-06-04';

interface Scheduled {
  by?: ReportPerson;
  to?: ReportPerson[];
  range?: string;
  more?: object;
}

/** Three days from now, so that a test of some hours does not reach the next week's report. */
const weekdayAhead = (): number => new Date(Date.now() + 3 * DAY_MS).getUTCDay() || 7;

/** A saved view of the owner, sent every week at seven. */
async function schedule({
  by = people.owner,
  to = [by],
  range = RANGE,
  more = {},
}: Scheduled = {}) {
  const view = await ask(by, 'create', {
    input: { name: 'Weekly', address: `client=${customerId}&${range}` },
  });
  const recipientIds = to.map(({ user }) => user.id);
  const input = { frequency: 'WEEKLY', weekday: weekdayAhead(), hour: 7, recipientIds, ...more };
  const saved = await ask(by, 'schedule', { id: view.id, input });
  return { ...saved, viewId: view.id, nextDueAt: String(saved.nextDueAt) };
}

interface Shown {
  pausedAt: string | null;
  nextDueAt: string;
  runs: Answered[];
}
const shown = async (viewId: number, by = people.owner): Promise<Shown> => {
  const views = await ask<(Answered & { schedule: Shown })[]>(by, 'runs');
  const found = views.find(({ id }) => id === viewId);
  if (!found) throw new Error('the view is not listed');
  return found.schedule;
};

interface Totals {
  actualImpressions: number;
  totalResponses: number;
  adSpend: number;
  cpmActual: number;
  responseRate: number;
  currentCpr: number | null;
}

async function figuresFor({ token }: ReportPerson) {
  const filter = { clientId: customerId, startDate: '2026-06-01', endDate: '2026-06-04' };
  const { body } = await api.graphql(
    `query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) {
      impressionSummary { actualImpressions totalResponses adSpend cpmActual responseRate currentCpr }
      responsesOverTime { rows { totalImpressions } } } }`,
    { filter },
    token,
  );
  const { dashboard } = (
    body as {
      data: {
        dashboard: {
          impressionSummary: Totals;
          responsesOverTime: { rows: { totalImpressions: number }[] };
        };
      };
    }
  ).data; // as the query asks
  return { summary: dashboard.impressionSummary, days: dashboard.responsesOverTime.rows };
}

const bookOf = ({ attachments }: Mail) =>
  readWorkbook(attachments?.[0]?.content ?? Buffer.alloc(0));
const impressionsIn = (mail: Mail) => valuesOf(bookOf(mail), 'Impressions Summary')[1]?.[1];

describe('a schedule', () => {
  test('is due by a clock of its client', async () => {
    const { nextDueAt } = await schedule({ more: { weekday: 1 } });
    const local = new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Pacific/Auckland',
    }).format(new Date(nextDueAt));
    expect(local).toBe('Monday 07:00');
  });

  test('names people who may see the client, and no one else', async () => {
    const names = async (person: ReportPerson) =>
      (await ask<Answered[]>(person, 'readers', { customerId })).map(({ name }) => name);
    expect(await names(people.owner)).toEqual(['Aroha Owner', 'Ben Colleague', 'Cora Admin']);
    expect(await names(people.admin)).toEqual(
      expect.arrayContaining(['Aroha Owner', 'Super Admin', 'Tui Channel']),
    );
    expect(await names(people.admin)).not.toContain(people.outsider.user.name);

    for (const to of [[people.outsider], [people.broadcaster], []]) {
      expect(await schedule({ to })).toMatchObject({
        code: 'INVALID',
        errors: { recipientIds: expect.any(String) },
      });
    }
  });

  test.each([
    [{ weekday: 8 }, 'weekday'],
    [{ hour: 24 }, 'hour'],
    [{ frequency: 'MONTHLY', monthDay: 0 }, 'monthDay'],
    [{ frequency: 'MONTHLY' }, 'monthDay'],
  ])('with %j is refused', async (more, field) => {
    expect(await schedule({ more })).toMatchObject({
      code: 'INVALID',
      errors: { [field]: expect.any(String) },
    });
  });

  test('is replaced as a whole, unless somebody did so meanwhile', async () => {
    const { viewId, version } = await schedule({ to: [people.owner, people.colleague] });
    const input = {
      frequency: 'MONTHLY',
      monthDay: 31,
      hour: 6,
      recipientIds: [people.owner.user.id],
      version,
    };

    expect(await ask(people.owner, 'schedule', { id: viewId, input })).toMatchObject({
      frequency: 'MONTHLY',
      weekday: null,
      monthDay: 31,
      hour: 6,
      recipients: [{ name: 'Aroha Owner' }],
    });
    expect(await ask(people.owner, 'schedule', { id: viewId, input })).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

describe('a report', () => {
  test('comes once when it is due, with workbook, written analysis and a way out', async () => {
    const { viewId, nextDueAt } = await schedule({
      to: [people.owner, people.colleague],
      more: { weekday: 1 },
    });

    expect(await run()).toBe(0);
    advance(Date.parse(nextDueAt) - now().getTime());
    expect([await run(), await run()]).toEqual([1, 0]);

    const mails = await deliver();

    expect(mails.map(({ to }) => to.name).sort()).toEqual(['Aroha Owner', 'Ben Colleague']);

    const mail = mails.find(({ to }) => to.name === 'Ben Colleague');
    if (!mail) throw new Error('there is no mail');

    expect(mail.subject).toMatch(/^Weekly: .+, 01 Jun 26 – 04 Jun 26$/);
    expect(mail.attachments?.[0]?.name).toMatch(
      /^Infinitum_Dashboard_\d{4}-\d\d-\d\d_07-\d\d-\d\d\.xlsx$/,
    );
    expect(impressionsIn(mail)).toBe(40);
    expect(mail.text).toContain(
      'Aroha Owner has this report sent to you every Monday at 07:00, Pacific/Auckland time.',
    );
    expect(mail.text).toMatch(/From 01 Jun 2026 to 04 Jun 2026, 40 impressions led to \d+ visits/);
    expect(mail.text).toMatch(/What stands out\n\n\S/);
    expect(mail.text).toContain('Chart of impressions as bars and visits as a line, for 4 days.');
    expect(mail.text).not.toMatch(/<\/?(a|strong)|&amp;/);
    expect(mail.html).toMatch(
      /href="http[^"]+\/dashboard\?client=\d+&amp;from=2026-06-01&amp;to=2026-06-04#impression-summary"/,
    );
    expect(mail.unsubscribeUrl).toMatch(/\/api\/unsubscribe\/\d+\.[\w-]{43}$/);

    const settled = await shown(viewId);

    expect(settled.runs).toMatchObject([
      {
        state: 'SENT',
        attempts: 1,
        dueAt: nextDueAt,
        lastFailure: null,
        startDate: '2026-06-01',
        deliveries: [
          { name: 'Aroha Owner', state: 'SENT', reason: null },
          { name: 'Ben Colleague', state: 'SENT', reason: null },
        ],
      },
    ]);
    expect(Date.parse(settled.nextDueAt) - Date.parse(nextDueAt)).toBeGreaterThan(6 * DAY_MS);
  });

  test('says the figures of GraphQL for its reader, and shows them as a chart', async () => {
    await schedule({ by: people.admin, to: [people.admin, people.broadcaster] });
    advance(WEEK_MS);
    await run();

    for (const mail of await deliver()) {
      const reader = mail.to.name === 'Super Admin' ? people.admin : people.broadcaster;
      const { summary, days } = await figuresFor(reader);
      const tiles = [
        `Actual Impressions: ${plainCount(summary.actualImpressions)}`,
        `Total Visits: ${plainCount(summary.totalResponses)}`,
        `Ad Spend: ${plainMoney(summary.adSpend, '-')}`,
        `CPM Actual: ${plainMoney(summary.cpmActual, '-')}`,
        `Response Rate: ${plainPercent(summary.responseRate)}`,
        `Cost Per Visit: ${plainMoney(summary.currentCpr, '-')}`,
      ];
      for (const tile of tiles) expect(mail.text).toContain(tile);

      const most = Math.max(...days.map(({ totalImpressions }) => totalImpressions));
      const chart = mail.attachments?.find(({ contentId }) => contentId !== undefined);
      expect(mail.html).toContain(`src="cid:${chart?.contentId}"`);
      expect(mail.html).toContain(`Most impressions: ${plainCount(most)} on`);
      expect(chart?.content.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  test('notifies partners of the owner’s organisation that it is ready', async () => {
    await schedule();
    advance(WEEK_MS);
    await run();

    const { rows } = await database.pool.query('select * from webhook_event');

    expect(rows).toMatchObject([
      {
        type: 'report.ready',
        customer_id: customerId,
        entity_type: 'AGENCY',
        entity_id: people.owner.user.entityId,
        data: {
          name: 'Weekly',
          customer_id: customerId,
          start_date: '2026-06-01',
          end_date: '2026-06-04',
          link: expect.stringContaining('/dashboard?client='),
          export: expect.stringContaining('/api/export/dashboard.xlsx?client='),
        },
      },
    ]);
  });

  test('is of the days that its range has when it falls due, however late it is made', async () => {
    const { viewId, nextDueAt } = await schedule({
      range: 'range=last-week',
      more: { weekday: 1 },
    });

    advance(Date.parse(nextDueAt) - now().getTime() + 3 * WEEK_MS + DAY_MS);
    expect(await run()).toBe(1);

    const [only, ...more] = (await shown(viewId)).runs;

    expect(more).toEqual([]);

    const monday = new Date(Date.parse(nextDueAt) + 13 * HOUR_MS).toISOString().slice(0, 10);
    const daysBefore = (days: number) =>
      new Date(Date.parse(monday) - days * DAY_MS).toISOString().slice(0, 10);

    expect([only?.startDate, only?.endDate]).toEqual([daysBefore(7), daysBefore(1)]);
    expect(Date.parse((await shown(viewId)).nextDueAt)).toBeGreaterThan(now().getTime());
  });

  test('holds for each reader what that reader sees', async () => {
    await schedule({ by: people.admin, to: [people.admin, people.broadcaster] });
    advance(WEEK_MS);
    await run();

    const mails = await deliver();
    const seen = new Map(mails.map((mail) => [mail.to.name, impressionsIn(mail)]));

    expect(seen).toEqual(
      new Map([
        ['Super Admin', 40],
        ['Tui Channel', 24],
      ]),
    ); // three bookings of five

    const theirs = people.world.channelNames[people.world.lines[2]?.channelId ?? 0] ?? '';
    const mail = mails.find(({ to }) => to.name === 'Tui Channel');

    expect(mail?.text).not.toContain(theirs);
    expect(JSON.stringify(bookOf(mail ?? mails[0] ?? ({} as Mail)).Sheets)).not.toContain(theirs); // there is one
  });

  test('skips recipients who may no longer have it, and notifies its owner', async () => {
    const { viewId } = await schedule({ to: [people.owner, people.colleague] });
    await database.pool.query('update app_user set archived_at = now() where id = $1', [
      people.colleague.user.id,
    ]);
    advance(WEEK_MS);
    await run();

    const first = await deliver();
    const mails = [...first, ...(await deliver())];

    await database.pool.query('update app_user set archived_at = null where id = $1', [
      people.colleague.user.id,
    ]);
    expect(
      mails.map(({ to, subject }) => [to.name, subject.replace(/‘.*’ for .* (?=did)/, '')]),
    ).toEqual([
      ['Aroha Owner', expect.stringContaining('Weekly: ')],
      ['Aroha Owner', 'Your report did not reach every recipient'],
    ]);
    expect(mails[1]?.text).toContain('Ben Colleague: Can no longer sign in.');
    expect((await shown(viewId)).runs).toMatchObject([
      {
        state: 'SENT',
        deliveries: [{ state: 'SENT' }, { state: 'LEFT_OUT', reason: 'Can no longer sign in.' }],
      },
    ]);
  });

  test('stops when its owner may no longer see the client', async () => {
    const { viewId } = await schedule({ to: [people.owner, people.colleague] });
    const move = (to: number | null, from: number | null) =>
      database.pool.query(
        'update relationship set customer_id = $1 where customer_id = $2 and agency_id = $3',
        [to, from, people.owner.user.entityId],
      );

    const elsewhere = people.outsider.user.entityId;

    await move(elsewhere, customerId);
    advance(WEEK_MS);
    expect(await run()).toBe(0);

    const mails = await deliver();

    await move(customerId, elsewhere);
    expect(mails.map(({ to, text }) => [to.name, text])).toEqual([
      ['Aroha Owner', expect.stringContaining('Its owner may no longer see this client.')],
    ]);
    expect(await shown(viewId)).toMatchObject({
      pausedAt: expect.any(String),
      runs: [{ state: 'FAILED' }],
    });
    advance(2 * WEEK_MS);
    expect(await run()).toBe(0);
  });

  test('that cannot be created is tried again, later and later; its owner is notified of the first failure and of the last', async () => {
    const { viewId } = await schedule();
    await database.pool.query('alter table creative rename to creative_away');
    advance(WEEK_MS);

    const subjects: string[] = [];
    const tryAgain = async (afterMs: number) => {
      advance(afterMs);
      await run();
      subjects.push(
        ...(await deliver()).map(({ subject }) => subject.replace(/‘.*’ for \S.*26 /, '')),
      );
    };

    await tryAgain(0);
    expect((await shown(viewId)).runs).toMatchObject([
      { state: 'WAITING', attempts: 1, lastFailure: 'The figures could not be read.' },
    ]);
    await tryAgain(HOUR_MS / 120);
    expect((await shown(viewId)).runs).toMatchObject([{ attempts: 1 }]);
    for (let minutes = 0; minutes < 4; minutes += 1) await tryAgain(2 * HOUR_MS);
    await tryAgain(6 * HOUR_MS);
    await database.pool.query('alter table creative_away rename to creative');
    expect((await shown(viewId)).runs).toMatchObject([
      { state: 'FAILED', attempts: 6, endedAt: expect.any(String) },
    ]);
    expect(subjects).toEqual(['Your report is late', 'Your report was not sent']);
    advance(WEEK_MS);
    expect(await run()).toBe(1);
  });

  test('is sent after a failure that passes', async () => {
    await schedule();
    await database.pool.query('alter table creative rename to creative_away');
    advance(WEEK_MS);
    await run();
    await database.pool.query('alter table creative_away rename to creative');
    advance(HOUR_MS / 60);
    expect(await run()).toBe(1);
    // The mail about the delay was not sent yet, and is not needed any more.
    expect((await deliver()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Weekly: '),
    ]);
  });

  test('whose mails are not accepted for a day is abandoned, and its owner learns why', async () => {
    const { viewId } = await schedule();
    advance(WEEK_MS);
    await run();

    const transport = {
      send: () => Promise.reject(new Error('550 no such mailbox')),
      close: () => undefined,
    };

    await sendDueMails({ ...later(), kinds: REPORT_MAILS, transport });
    expect((await shown(viewId)).runs).toMatchObject([
      { state: 'SENDING', deliveries: [{ state: 'WAITING' }] },
    ]);
    advance(25 * HOUR_MS);

    const mails = await deliver();

    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('Aroha Owner: 550 no such mailbox'),
    ]);
    expect((await shown(viewId)).runs).toMatchObject([
      { state: 'FAILED', deliveries: [{ state: 'FAILED' }] },
    ]);
  });

  test('comes at once when its owner asks, but not twice at a time', async () => {
    const { viewId } = await schedule({ more: { paused: true } });
    advance(WEEK_MS);
    expect(await run()).toBe(0);
    expect(await ask(people.owner, 'send', { id: viewId })).toMatchObject({ state: 'WAITING' });
    expect(await ask(people.owner, 'send', { id: viewId })).toMatchObject({ code: 'CONFLICT' });
    expect(await run()).toBe(1);
    expect(await deliver()).toHaveLength(1);
    expect(await ask(people.colleague, 'send', { id: viewId })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('that cannot be planned keeps no other waiting', async () => {
    const broken = await schedule();
    await schedule();
    await database.pool.query(
      `update saved_view set address = 'client=1&range=gone' where id = $1`,
      [broken.viewId],
    );
    advance(WEEK_MS);
    expect(await run()).toBe(1);
    expect(await shown(broken.viewId)).toMatchObject({ pausedAt: expect.any(String), runs: [] });
  });

  test('is made by one of many processes', async () => {
    await schedule();
    await schedule();
    advance(WEEK_MS);
    const made = await Promise.all([run(), run(), run(), run()]);
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await deliver()).toHaveLength(2);
  });
});

describe('a reader', () => {
  const nextMails = async () => {
    advance(WEEK_MS);
    await run();
    return deliver();
  };
  const tokenOfLink = (mail: Mail | undefined) =>
    mail?.text.match(/\/unsubscribe#(\S+)/)?.[1] ?? '';
  const post = (token: string) =>
    api.rest('POST', `/unsubscribe/${token}`, {
      raw: { body: 'List-Unsubscribe=One-Click', contentType: 'application/x-www-form-urlencoded' },
    });

  test('unsubscribes by the mail program’s one click, without a sign-in, and takes it up again', async () => {
    const { viewId } = await schedule({
      to: [people.owner, people.colleague],
      more: { weekday: 1 },
    });

    const mails = await nextMails();
    const token = tokenOfLink(mails.find(({ to }) => to.name === 'Ben Colleague'));

    expect(await ask(null, 'subscription', { token })).toEqual({
      reportName: 'Weekly',
      rhythm: 'every Monday at 07:00, Pacific/Auckland time',
      isSubscribed: true,
      isEnded: false,
    });
    expect((await post(token)).status).toBe(200);
    expect((await post(token)).status).toBe(200);
    expect((await nextMails()).map(({ to }) => to.name)).toEqual(['Aroha Owner']);

    // Not even the owner can undo it.
    const input = {
      frequency: 'WEEKLY',
      weekday: 1,
      hour: 7,
      recipientIds: [people.colleague.user.id],
    };

    expect(await ask(people.owner, 'schedule', { id: viewId, input })).toMatchObject({
      recipients: [{ name: 'Ben Colleague', isUnsubscribed: true }],
    });
    // The schedule was saved again by today's clock. Its next report exists already, so no second
    // one is created.
    expect(await nextMails()).toEqual([]);
    expect(await nextMails()).toEqual([]);
    expect((await shown(viewId)).runs[0]).toMatchObject({
      state: 'FAILED',
      lastFailure: 'No recipient wants it: they have unsubscribed, or not agreed yet.',
    });
    expect(await ask(null, 'resubscribe', { token })).toEqual({ isSubscribed: true });
    expect((await nextMails()).map(({ to }) => to.name)).toEqual(['Ben Colleague']);
  });

  test('stays unsubscribed when the report is ended and set up again, and the link still resubscribes', async () => {
    const { viewId } = await schedule({ to: [people.owner, people.colleague] });
    const token = tokenOfLink((await nextMails()).find(({ to }) => to.name === 'Ben Colleague'));

    await post(token);
    await ask(people.owner, 'end', { id: viewId });

    const recipientIds = [people.owner, people.colleague].map(({ user }) => user.id);
    const input = { frequency: 'WEEKLY', weekday: 2, hour: 8, recipientIds };

    expect(await ask(people.owner, 'schedule', { id: viewId, input })).toMatchObject({
      recipients: [{ isUnsubscribed: false }, { name: 'Ben Colleague', isUnsubscribed: true }],
    });
    expect(await ask(null, 'resubscribe', { token })).toEqual({ isSubscribed: true });
  });

  test('who may no longer have the report learns nothing from the link, but can still unsubscribe', async () => {
    const { viewId } = await schedule({ to: [people.owner, people.colleague] });
    const token = tokenOfLink((await nextMails()).find(({ to }) => to.name === 'Ben Colleague'));
    const known = { reportName: 'Weekly', isSubscribed: true };
    const unknown = { reportName: null, rhythm: null };
    const archive = (at: string | null) =>
      database.pool.query('update app_user set archived_at = $1 where id = $2', [
        at,
        people.colleague.user.id,
      ]);

    expect(await ask(null, 'subscription', { token })).toMatchObject(known);
    await archive('2026-06-01T00:00:00Z');
    expect(await ask(null, 'subscription', { token })).toEqual({
      ...unknown,
      isSubscribed: true,
      isEnded: false,
    });
    expect((await post(token)).status).toBe(200);
    expect(await ask(null, 'subscription', { token })).toMatchObject({
      ...unknown,
      isSubscribed: false,
    });
    await archive(null);
    expect(await ask(null, 'subscription', { token })).toMatchObject({
      ...known,
      isSubscribed: false,
    });

    const input = {
      frequency: 'WEEKLY',
      weekday: 1,
      hour: 7,
      recipientIds: [people.owner.user.id],
    };
    await ask(people.owner, 'schedule', { id: viewId, input });
    expect(await ask(null, 'subscription', { token })).toMatchObject({ ...unknown, isEnded: true });
  });

  test('who unsubscribes while the mail waits does not get it', async () => {
    await schedule({ to: [people.owner, people.colleague] });
    const token = tokenOfLink((await nextMails()).find(({ to }) => to.name === 'Aroha Owner'));
    advance(WEEK_MS);
    await run();
    await post(token);
    expect((await deliver()).map(({ to }) => to.name)).toContain('Ben Colleague');
  });

  test('is not unsubscribed by what only opens links, and by no link that is not ours', async () => {
    await schedule();

    const [mail] = await nextMails();
    const token = tokenOfLink(mail);
    const opened = await api.rest('GET', `/unsubscribe/${token}`);

    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`/unsubscribe#${token}`),
    ]);

    const [id = ''] = token.split('.');
    for (const forged of [
      `${Number(id) + 1}.${token.split('.')[1]}`,
      `${token.slice(0, -2)}AA`,
      'nonsense',
    ]) {
      expect((await post(forged)).status).toBe(422);
    }

    expect(await nextMails()).toHaveLength(1);
  });
});
