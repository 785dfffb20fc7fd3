import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { hashToken } from '#server/access/identity/tokens.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { eraseUserRecords } from '#server/domains/people/erasure/erase-user-records.js';
import { User } from '#server/domains/people/user/user.entity.js';
import {
  buildReportWorld,
  type ReportPerson,
  type ReportWorld,
} from '#server/reports/testing/report-people.js';
import { tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { SharedLink } from './shared-link.entity.js';
import { CREATE, LIST, OPEN, REVOKE, send, tokenIn } from './testing/shared-link-calls.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const api = testApi(database, redis);

const DAY_MS = 86_400_000;
const RANGE = 'from=2026-06-01&to=2026-06-04';
const PASSWORD = 'a long enough word';

let people: ReportWorld;
let customerId = 0;
let networks = 0;

/** Each from a network of its own, so that limits do not answer in place of the link. */
const network = () => {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};

beforeAll(async () => {
  people = await buildReportWorld(database.orm.em.fork(), api);
  const { world } = people;
  ({ customerId } = world);

  const events = world.lines.flatMap(({ tagId }, line) =>
    Array.from({ length: 15 + 9 * line }, (_, at) => {
      const viewer = `00000000-0000-4000-8000-${String(line * 1000 + at).padStart(12, '0')}`;
      const day = `2026-06-0${1 + ((at + line) % 4)}`;
      return { tagId, viewer, day, isVisit: at % (line + 2) === 0 };
    }),
  );

  const [siteTagId = 0] = world.siteTagIds;
  await workers.queue([
    ...events.map(({ day, ...event }) =>
      impressionOf(world, { ...event, occurredAt: `${day}T02:00:00Z` }),
    ),
    ...events
      .filter(({ isVisit }) => isVisit)
      .map(({ viewer, day }) =>
        webhitOf(world, { tagId: siteTagId, viewer, occurredAt: `${day}T05:00:00Z` }),
      ),
  ]);
  await workers.untilStored();
});

interface Created {
  code?: string;
  errors?: Record<string, string>;
  url: string;
  token: string;
  id: number;
  expiresAt: string;
  address: string;
}

async function create(input: Record<string, unknown> = {}, person = people.owner) {
  const fields = { name: 'For the board', address: `client=${customerId}&${RANGE}`, ...input };
  const { data, ...failure } = await send(api, CREATE, { input: fields }, { bearer: person.token });
  const made = data?.createSharedLink as { url: string; link: Created } | undefined; // as CREATE asks
  return { ...failure, ...made?.link, url: made?.url, token: tokenIn(made?.url ?? '') } as Created; // the test expects this shape
}

interface Row {
  name: string;
  impressions: Count;
  visits: Count;
  adSpend: number | null;
  responseRate: number | null;
  costPerVisit: number | null;
}
interface Count {
  value: number | null;
  isBelowTen: boolean;
}
interface View {
  [field: string]: unknown;
  startDate: string;
  totals: Row & { cpm: number };
  days: (Row & { date: string })[];
  channels: Row[];
  creatives: Row[];
}

async function open(token: string, password?: string) {
  const { data, ...failure } = await send(api, OPEN, { token, password }, { from: network() });
  const answer = data?.openSharedLink as { needsPassword: boolean; view: View | null } | undefined; // as OPEN asks
  return { ...failure, ...answer };
}

const listed = async (person: ReportPerson = people.owner) =>
  ((await send(api, LIST, { customerId }, { bearer: person.token })).data?.sharedLinks ??
    []) as Row[];

const PANELS = `query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) {
  impressionSummary { adSpend actualImpressions totalResponses cpmActual responseRate currentCpr }
  responsesOverTime { rows { date totalImpressions totalResponses } }
  channelPerformanceCost { rows { channel totalImpressions adSpend totalResponses responseRate currentCpr } }
  creativePerformanceCost { rows { creative totalImpressions adSpend totalResponses responseRate currentCpr } } } }`;

interface PanelRow {
  channel?: string;
  creative?: string;
  date?: string;
  totalImpressions: number;
  totalResponses: number;
  adSpend: number;
  responseRate: number | null;
  currentCpr: number | null;
}
interface Panels {
  impressionSummary: Record<string, number>;
  responsesOverTime: { rows: PanelRow[] };
  channelPerformanceCost: { rows: PanelRow[] };
  creativePerformanceCost: { rows: PanelRow[] };
}

async function panelsFor(person: ReportPerson): Promise<Panels> {
  const filter = { clientId: customerId, startDate: '2026-06-01', endDate: '2026-06-04' };
  const { data } = await send(api, PANELS, { filter }, { bearer: person.token });
  return data?.dashboard as Panels; // as PANELS asks
}

/** Every shown figure equals GraphQL's, and small counts are not shown. */
function expectRow(shown: Row, figures: PanelRow): void {
  for (const [count, whole] of [
    [shown.impressions, figures.totalImpressions],
    [shown.visits, figures.totalResponses],
  ] as const) {
    expect(count.value === null || count.value === whole).toBe(true);
    if (whole > 0 && whole < 10) expect(count.value).toBeNull();
    if (count.isBelowTen) expect(whole).toBeLessThan(10);
  }
  const hasBoth = shown.impressions.value !== null && shown.visits.value !== null;
  expect(shown.adSpend).toBe(shown.impressions.value === null ? null : figures.adSpend);
  expect(shown.responseRate).toBe(hasBoth ? figures.responseRate : null);
  expect(shown.costPerVisit).toBe(hasBoth ? figures.currentCpr : null);
}

describe('a public link', () => {
  test.each(['owner', 'broadcaster', 'admin'] as const)(
    'shows the figures that GraphQL answers to its creator (%s)',
    async (who) => {
      const { token } = await create({}, people[who]);
      const { view } = await open(token);
      const panels = await panelsFor(people[who]);

      const { impressionSummary: summary } = panels;
      expect(view?.totals).toMatchObject({
        impressions: { value: summary.actualImpressions },
        visits: { value: summary.totalResponses },
        adSpend: summary.adSpend,
        cpm: summary.cpmActual,
        responseRate: summary.responseRate,
        costPerVisit: summary.currentCpr,
      });

      for (const [rows, of] of [
        [view?.channels, panels.channelPerformanceCost.rows],
        [view?.creatives, panels.creativePerformanceCost.rows],
      ] as const) {
        expect(rows).toHaveLength(of.length);
        const isShown = (name: string | undefined) =>
          rows?.find((row) => row.name === name)?.responseRate !== null;
        const nameOf = ({ channel, creative }: PanelRow) => channel ?? creative ?? '';
        const hidden = of.filter((row) => !isShown(nameOf(row)));
        const known = [
          ...of.filter((row) => isShown(nameOf(row))),
          ...hidden.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en')),
        ];
        rows?.forEach((row, at) => {
          const figures = known[at];
          expect(row.name).toBe(figures?.channel ?? figures?.creative);
          if (figures) expectRow(row, figures);
        });
      }

      panels.responsesOverTime.rows.forEach((figures, at) => {
        const day = view?.days[at];
        expect(day?.date).toBe(figures.date);
        for (const [count, whole] of [
          [day?.impressions, figures.totalImpressions],
          [day?.visits, figures.totalResponses],
        ] as const)
          expect(count?.value === null || count?.value === whole).toBe(true);
      });
    },
  );

  test('opens for thirty days, or for as long as its creator says', async () => {
    const { token, expiresAt } = await create();
    const days = (Date.parse(expiresAt) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(30);
    expect((await open(token)).view?.startDate).toBe('2026-06-01');

    const { token: short } = await create({ expiresInDays: 1 });
    await advance(DAY_MS + 1000);
    expect(await open(short)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await open(token)).view).not.toBeNull();
  });

  test('moves with the days when its range has a name', async () => {
    const { token, address } = await create({
      address: `client=${customerId}&range=yesterday&view=performance&compare=previous`,
    });
    expect(address).toBe(`client=${customerId}&range=yesterday`);
    const first = (await open(token)).view?.startDate ?? '';
    await advance(DAY_MS);
    const next = (await open(token)).view?.startDate ?? '';
    expect((Date.parse(next) - Date.parse(first)) / DAY_MS).toBe(1);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ address: 'client=1&range=never' }, 'address'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 366 }, 'expiresInDays'],
    [{ password: 'short' }, 'password'],
  ])('says what is wrong: %j', async (input, field) => {
    expect(await create(input)).toMatchObject({
      code: 'INVALID',
      errors: { [field]: expect.any(String) },
    });
  });

  test('is made by people who see the client, and is not shown a second time', async () => {
    expect(await create({}, people.outsider)).toMatchObject({ code: 'NOT_FOUND' });
    const { token, id } = await create({ name: 'Stored as a hash', password: PASSWORD });
    const stored = await database.orm.em.fork().findOneOrFail(SharedLink, { id });
    expect(stored.tokenHash).toBe(hashToken(token));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(stored.passwordHash).toMatch(/\$argon2id\$/);
    expect(JSON.stringify(await listed())).not.toContain(token);
  });

  test('asks for its password, and counts wrong ones by link and network', async () => {
    const { token } = await create({ password: PASSWORD });
    expect(await open(token)).toMatchObject({ needsPassword: true, view: null });
    expect(await open(token, 'not the password')).toMatchObject({
      code: 'INVALID',
      errors: { password: 'The password is wrong' },
    });
    expect((await open(token, PASSWORD)).view).not.toBeNull();

    const from = network();
    const codes: unknown[] = [];
    for (let at = 0; at < 12; at++)
      codes.push((await send(api, OPEN, { token, password: `wrong ${at}` }, { from })).code);
    expect(codes.filter((code) => code === 'INVALID')).toHaveLength(10);
    expect(codes.slice(10)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    expect((await send(api, OPEN, { token, password: PASSWORD }, { from })).code).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect((await open(token, PASSWORD)).view).not.toBeNull();
  });

  test('is its creator’s alone, who revokes it', async () => {
    const { token, id } = await create({ name: 'Revoked soon' });
    const revoke = (person: ReportPerson) => send(api, REVOKE, { id }, { bearer: person.token });

    expect(await revoke(people.broadcaster)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await listed(people.broadcaster)).map(({ name }) => name)).not.toContain(
      'Revoked soon',
    );
    expect((await open(token)).view).not.toBeNull();
    expect((await listed()).find(({ name }) => name === 'Revoked soon')).toMatchObject({
      openings: 1,
      lastOpenedAt: expect.any(String),
    });
    expect(await revoke(people.owner)).toMatchObject({ data: { revokeSharedLink: true } });
    expect(await open(token)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await listed()).map(({ name }) => name)).not.toContain('Revoked soon');

    const { rows } = await database.pool.query<{ action: string; user_id: number | null }>(
      `select action, user_id from audit_entry where subject_type = 'shared_link' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toEqual([
      { action: 'sharedLink.create', user_id: people.owner.user.id },
      { action: 'sharedLink.open', user_id: null },
      { action: 'sharedLink.revoke', user_id: people.owner.user.id },
    ]);
  });

  test('does not exist while its creator may not see the client, or is removed', async () => {
    const { token } = await create({ password: PASSWORD });
    const missing = await open(randomBytes(32).toString('base64url'));
    const agencyId = people.owner.user.entityId;
    const run = (sql: string, ...values: unknown[]) => database.pool.query(sql, values);

    await run(
      'update relationship set customer_id = $1 where customer_id = $2 and agency_id = $3',
      people.outsider.user.entityId,
      customerId,
      agencyId,
    );
    expect(withoutRequest(await open(token))).toEqual(withoutRequest(missing));
    expect(withoutRequest(await open(token, PASSWORD))).toEqual(withoutRequest(missing));
    await run(
      'update relationship set customer_id = $2 where customer_id = $1 and agency_id = $3',
      people.outsider.user.entityId,
      customerId,
      agencyId,
    );
    expect((await open(token, PASSWORD)).view).not.toBeNull();

    const { id } = people.owner.user;
    await run('update app_user set archived_at = now() where id = $1', id);
    expect(withoutRequest(await open(token, PASSWORD))).toEqual(withoutRequest(missing));
    await run('update app_user set archived_at = null where id = $1', id);
    expect((await open(token, PASSWORD)).view).not.toBeNull();
  });

  test('goes with the erasure of its creator', async () => {
    const { token, id } = await create({}, people.colleague);
    expect((await open(token)).view).not.toBeNull();

    await database.orm.em.fork().transactional(async (em) => {
      const user = await em.findOneOrFail(User, { id: people.colleague.user.id });
      const erasing = { em, actor: null, requestId: 'test-request', now: () => new Date() };
      await eraseUserRecords(erasing, user, 'OWN_ORGANISATION');
    });

    expect(await open(token)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await database.orm.em.fork().count(SharedLink, { id })).toBe(0);
  });
});

const withoutRequest = ({ code, view }: Awaited<ReturnType<typeof open>>) => ({ code, view });

/** Moves the clock, and signs everybody in again. */
async function advance(byMs: number): Promise<void> {
  api.advance(byMs);
  const { owner, colleague, agencyAdmin, admin, broadcaster, outsider } = people;
  for (const person of [owner, colleague, agencyAdmin, admin, broadcaster, outsider])
    person.token = await tokenOf(api, person.user);
}

describe('public links of colleagues', () => {
  const COLLEAGUES = `query ($id: Int) { colleaguesSharedLinks(customerId: $id) { id name creatorName } }`;
  const theirs = async ({ token }: ReportPerson) => {
    const { body } = await api.graphql(COLLEAGUES, { id: customerId }, token);
    const { data } = body as {
      data: { colleaguesSharedLinks: { id: number; name: string; creatorName: string }[] };
    }; // as the query asks
    return data.colleaguesSharedLinks.filter(({ name }) => name === 'Seen by admins');
  };

  test('are listed for admins of the organisation, who may revoke them', async () => {
    const input = { name: 'Seen by admins', address: `client=${customerId}&${RANGE}` };
    await api.graphql(CREATE, { input }, people.owner.token);

    const seen = await theirs(people.agencyAdmin);
    expect(seen).toMatchObject([{ creatorName: 'Aroha Owner' }]);
    for (const other of [people.owner, people.broadcaster, people.admin])
      expect(await theirs(other)).toEqual([]);

    const [link] = seen;
    const revoke = async ({ token }: ReportPerson) =>
      (await api.graphql(REVOKE, { id: link?.id }, token)).body;
    for (const other of [people.broadcaster])
      expect(JSON.stringify(await revoke(other))).toContain('NOT_FOUND');
    expect(await revoke(people.agencyAdmin)).toMatchObject({ data: { revokeSharedLink: true } });
    expect(await theirs(people.agencyAdmin)).toEqual([]);
  });
});
