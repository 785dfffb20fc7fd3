import { plainPercent } from '#server/testing/plain-figures.js';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse, print, separateOperations } from 'graphql';
import type { CellObject, WorkBook } from '@e965/xlsx';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { EXPERIMENT_REASONS, EXPERIMENT_STATES } from '#schema/experiments.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { ExperimentKind, RegionDesign } from '#server/experiments/experiment-kind.js';
import { buildExperiment } from '#server/testing/factories.js';
import {
  experimentCells,
  EXPERIMENTS,
  type AnsweredExperiment,
} from '#server/reports/testing/experiment-answers.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { textsOfPdf } from '#server/testing/read-pdf.js';
import { readWorkbook, sheetNames, valuesOf } from '#server/testing/read-workbook.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const api = testApi(database, redis);

const HEATMAP = 'time Sun Mon Tue Wed Thu Fri Sat Total';
/** The documented sheets with the names of their columns. */
const HEADS: Readonly<Record<string, string>> = {
  'Impressions Summary':
    'Ad_Spend Impressions Actual_Impressions Total_Responses Webhits CPM_Actual Response_Rate Current_CPR',
  'Impressions Before Visit': 'Views Impressions_Before_Visit',
  'Responses By Region': 'Region Responses Percentage',
  'Responses By Site': 'Site Responses Response_Rate_Percent CPR',
  'Responses Over Time': 'Date Total_Impressions Same_Day Total_Responses',
  'Visit Response Timing': 'Hour_1 Day_1 Week_1 Hour_1_Perc Day_1_Perc Week_1_Perc',
  'Creative Performance': 'Platform Creative Impressions_Perc Responses_Perc',
  'Creative Summary': 'Creative Total_Responses Visits CPV',
  'Creative Cost':
    'Creative Duration Total_Impressions Ad_Spend Total_Responses Response_Rate_Percent Current_CPR',
  'Heatmap - Impressions': HEATMAP,
  'Heatmap - Visits': HEATMAP,
  'Heatmap Response Rate': HEATMAP,
};
const DOCUMENTED = Object.keys(HEADS);
const WEEK = ['time', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'total'];
/** The query of the dashboard page, with the fragments that it shares with pages of records. */
const PAGE_FILES = [
  'client/features/dashboard/dashboard.graphql',
  'client/records/figures/figures.graphql',
];
const { Dashboard: PAGE_QUERY } = separateOperations(
  parse(PAGE_FILES.map((file) => readFileSync(file, 'utf8')).join('\n')),
);
const QUERY = PAGE_QUERY ? print(PAGE_QUERY) : '';

type Row = Record<string, unknown>;
/** A dashboard as GraphQL answers it, by field name. */
interface Answered {
  [panel: string]: { rows: Row[]; summary: Row } & Row;
}

let world: World;
const tokens = new Map<string, string>();
const token = (name: string): string => tokens.get(name) ?? '';

beforeAll(async () => {
  const em = database.orm.em.fork();
  world = await buildWorld(em);

  for (const { name, actor } of world.principals) {
    const user = await buildUser(em, { entityType: actor.entityType, entityId: actor.entityId });
    tokens.set(name, await tokenOf(api, user));
  }

  const outsider = await buildWorld(em);
  const user = await buildUser(em, { entityType: 'CUSTOMER', entityId: outsider.customerId });

  tokens.set('stranger', await tokenOf(api, user));

  const events = world.lines.flatMap(({ tagId }, at) =>
    Array.from({ length: 4 }, (_, time) =>
      impressionOf(world, {
        tagId,
        occurredAt: `2026-06-0${1 + (at % 3)}T0${time}:${10 + at}:00Z`,
      }),
    ),
  );

  const visits = world.siteTagIds.map((tagId, at) =>
    webhitOf(world, { tagId, occurredAt: `2026-06-03T0${4 + at}:30:00Z` }),
  );

  await workers.queue([...events, ...visits]);
  await workers.untilStored();
});

const get = (path: string, name: string | null, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/api/export/${path}`, {
    headers: {
      ...headers,
      ...(name !== null && { authorization: `Bearer ${tokens.get(name) ?? name}` }),
    },
  });
const days = 'from=2026-06-01&to=2026-06-04';
const bookOf = async (answer: Response) => readWorkbook(new Uint8Array(await answer.arrayBuffer()));

const formats = (book: WorkBook, sheet: string, ...places: string[]) =>
  places.map((place) => (book.Sheets[sheet]?.[place] as CellObject | undefined)?.z); // keys of settings begin with `!`

async function answered(name: string, more: Row = {}): Promise<Answered> {
  const filter = {
    clientId: world.customerId,
    startDate: '2026-06-01',
    endDate: '2026-06-04',
    ...more,
  };
  const { body } = await api.graphql(QUERY, { filter }, token(name));
  return (body as { data: { dashboard: Answered } }).data.dashboard; // as the page's query asks
}

const pick = (rows: Row[] | undefined, ...fields: string[]) =>
  (rows ?? []).map((row) => fields.map((name) => row[name] ?? null));

/** The expected rows of each sheet below its heads, by GraphQL field. */
const documented = (of: Answered): Record<string, unknown[][]> => ({
  'Impressions Summary': pick(
    [of.impressionSummary ?? {}],
    'adSpend',
    'actualImpressions',
    'actualImpressions',
    'totalResponses',
    'webhits',
    'cpmActual',
    'responseRate',
    'currentCpr',
  ),
  'Impressions Before Visit': pick(
    of.impressionsBeforeVisit?.rows,
    'views',
    'impressionsBeforeVisit',
  ),
  'Responses By Region': pick(of.responsesByRegion?.rows, 'region', 'responses', 'percentage'),
  'Responses By Site': pick(
    of.responsesBySite?.rows,
    'site',
    'responses',
    'responseRate',
    'costPerResponse',
  ),
  'Responses Over Time': pick(
    of.responsesOverTime?.rows,
    'date',
    'totalImpressions',
    'sameDay',
    'totalResponses',
  ),
  'Visit Response Timing': pick(
    [of.visitResponseTiming?.summary ?? {}],
    'hour1',
    'day1',
    'week1',
    'hour1Percentage',
    'day1Percentage',
    'week1Percentage',
  ),
  'Creative Performance': pick(
    of.platformCreativePerformance?.rows,
    'platform',
    'creative',
    'impressionsPercentage',
    'responsesPercentage',
  ),
  'Creative Summary': pick(
    of.creativePerformanceSummary?.rows,
    'creative',
    'totalResponses',
    'totalResponses',
    'cpv',
  ),
  'Creative Cost': pick(
    of.creativePerformanceCost?.rows,
    'creative',
    'duration',
    'totalImpressions',
    'adSpend',
    'totalResponses',
    'responseRate',
    'currentCpr',
  ),
  'Heatmap - Impressions': pick(of.impressionHeatmap?.impressions as Row[], ...WEEK), // as the query asks
  'Heatmap - Visits': pick(of.impressionHeatmap?.responses as Row[], ...WEEK), // as the query asks
  'Heatmap Response Rate': pick(of.impressionHeatmap?.responseRatio as Row[], ...WEEK), // as the query asks
});

describe('the export of a dashboard', () => {
  test.each([
    ['system', ''],
    ['customer', ''],
    ['one broadcaster', ''],
    ['the other broadcaster', ''],
    ['ad-tech', ''],
    ['agency', 'creative'],
    ['agency', 'channel'],
  ] as const)(
    'holds for %s, cell by cell, what GraphQL answers them %s',
    async (name, narrowed) => {
      const ids =
        narrowed === 'creative' ? [world.lines[0]?.creativeId] : [world.lines[0]?.channelId];
      const more = narrowed ? { [`${narrowed}s`]: ids } : {};
      const query = narrowed ? `&${narrowed}=${String(ids[0])}` : '';
      const answer = await get(`dashboard.xlsx?client=${world.customerId}&${days}${query}`, name);

      expect(answer.status).toBe(200);

      const book = await bookOf(answer);

      expect(sheetNames(book)).toEqual([...DOCUMENTED, 'Intervals', 'Caused Visits', 'Cover']);

      const expected = documented(await answered(name, more));
      for (const sheet of DOCUMENTED) {
        const [heads, ...rows] = valuesOf(book, sheet);
        expect({ [sheet]: heads?.join(' ') }).toEqual({ [sheet]: HEADS[sheet] });
        expect({ [sheet]: rows }).toEqual({ [sheet]: expected[sheet] });
      }

      expect(valuesOf(book, 'Impressions Summary')[1]?.[1]).toBeGreaterThan(0);
    },
  );

  test('shows money, percentages, counts and days as documented, in columns of 30 characters at most', async () => {
    const book = await bookOf(
      await get(`dashboard.xlsx?client=${world.customerId}&${days}`, 'customer'),
    );

    expect(formats(book, 'Impressions Summary', 'A2', 'B2', 'F2', 'G2', 'H2')).toEqual([
      '$#,##0.00',
      '#,##0',
      '$#,##0.00',
      '0.0%',
      '$#,##0.00',
    ]);
    expect(formats(book, 'Responses By Region', 'C2')).toEqual(['0.0%']);
    expect(formats(book, 'Responses Over Time', 'A2')).toEqual(['dd mmm yyyy']);
    expect(formats(book, 'Heatmap - Visits', 'I2')).toEqual(['#,##0']);

    for (const sheet of DOCUMENTED) {
      const widths = book.Sheets[sheet]?.['!cols']?.map(({ width }) => width ?? 0) ?? [];
      expect(Math.max(...widths)).toBeLessThanOrEqual(30);
      expect(Math.min(...widths)).toBeGreaterThan(3);
    }
  });

  test('is a file named after the moment, by the clock that is asked for', async () => {
    const answer = await get(
      `dashboard.xlsx?client=${world.customerId}&${days}&time_zone=Asia/Tokyo`,
      'customer',
    );

    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Infinitum_Dashboard_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.xlsx"$/,
    );

    const cover = new Map(
      valuesOf(await bookOf(answer), 'Cover').map(([item, value]) => [item, value]),
    );

    expect(cover.get('Exported')).toMatch(/\(Asia\/Tokyo\)$/);
    expect(cover.get('From')).toBe('01 Jun 2026');
  });

  test('says on its cover what it is of, and links the view with its days', async () => {
    const region = world.regionIds[1] ?? 0;
    const answer = await get(
      `dashboard.xlsx?client=${world.customerId}&${days}&region=${region}&weekday=1.2&compare=previous`,
      'customer',
    );

    const book = await bookOf(answer);
    const cover = new Map(valuesOf(book, 'Cover').map(([item, value]) => [item, value]));

    expect(cover.get('Filter: Region')).toBe(world.regions[region]?.name);
    expect(cover.get('Filter: Weekday')).toBe('Monday, Tuesday');
    expect(cover.get('Filter: Channel')).toBe('All');
    expect(cover.get('Compared with')).toBe(
      'Previous period: 28 May 26 – 31 May 26 (its figures are not in this file)',
    );

    const link = new URL(String(cover.get('Link to the view')));

    expect(link.pathname).toBe('/dashboard');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      client: String(world.customerId),
      from: '2026-06-01',
      to: '2026-06-04',
      region: String(region),
      weekday: '1.2',
      compare: 'previous',
    });
  });

  test('gives every rate its interval and what it was counted from', async () => {
    const book = await bookOf(
      await get(`dashboard.xlsx?client=${world.customerId}&${days}`, 'customer'),
    );
    const [heads, first, ...rows] = valuesOf(book, 'Intervals');

    expect(heads).toEqual([
      'Panel',
      'Row',
      'Measure',
      'Rate',
      'Low_95',
      'High_95',
      'Visits',
      'Of',
      'Remark',
    ]);

    const { impressionSummary: all } = await answered('customer');
    const { low, high } = all?.responseRateInterval as { low: number; high: number }; // there are impressions

    expect(first).toEqual([
      'Impressions Summary',
      'All',
      'Response_Rate',
      all?.responseRate,
      low,
      high,
      all?.totalResponses,
      all?.actualImpressions,
      'Small sample',
    ]);
    expect(rows.filter(([panel]) => panel === 'Heatmap Response Rate')).toHaveLength(72);
  });

  test('as CSV is one line per cell, or one sheet by its name', async () => {
    const path = `dashboard.csv?client=${world.customerId}&${days}`;
    const whole = await get(path, 'customer');

    expect(whole.headers.get('content-type')).toBe('text/csv; charset=utf-8');

    const lines = (await whole.text()).split('\r\n');

    expect(lines[0]).toBe('sheet,row,column,value');
    expect(lines).toContain('Impressions Summary,1,Total_Responses,3');

    const sheet = await (await get(`${path}&sheet=Responses+Over+Time`, 'customer')).text();

    expect(sheet.split('\r\n').slice(0, 2)).toEqual([
      'Date,Total_Impressions,Same_Day,Total_Responses',
      expect.stringMatching(/^2026-06-01,\d+,\d+,\d+$/),
    ]);
    expect((await get(`${path}&sheet=Nothing`, 'customer')).status).toBe(422);

    const comma = await (await get(`${path}&decimals=comma`, 'customer')).text();

    expect(comma).toMatch(/^sheet;row;column;value\r\n/);
    expect(comma).toMatch(/\r\nImpressions Summary;1;\w+;\d+,\d+\r\n/);
  });
});

describe('the export of the overview', () => {
  const path = 'overview.xlsx?from=2026-06-01&to=2026-06-30';

  test('holds, cell by cell, what the documented call answers', async () => {
    const book = await bookOf(await get(path, 'agency'));
    expect(sheetNames(book)).toEqual(['Campaign Overview', 'Cover']);

    const [heads, ...rows] = valuesOf(book, 'Campaign Overview');
    const FIELDS = [
      'customer_name',
      'campaign_name',
      'booking_name',
      'channel_name',
      'start_date',
      'end_date',
    ];

    expect(heads).toEqual([...FIELDS, 'impressions', 'spend', 'cpm']);

    const summary = '/dashboard/summary?start_date=2026-06-01&end_date=2026-06-30';
    const { body } = await api.rest('GET', summary, { token: token('agency') });

    expect(rows).toEqual(pick(body as Row[], ...FIELDS, 'impressions', 'spend', 'cpm')); // a documented list
    expect(rows).toHaveLength(5);
    expect(formats(book, 'Campaign Overview', 'E2', 'F2', 'G2', 'H2', 'I2')).toEqual([
      'dd mmm yyyy',
      'dd mmm yyyy',
      '#,##0',
      // Amounts below a cent show two significant digits.
      '$#,##0.0000',
      '$#,##0.0000',
    ]);
  });

  test.each([
    ['-spend', 7, -1],
    ['cpm', 8, 1],
  ])('is in the order that is asked for, and links it: %s', async (sort, column, sign) => {
    const book = await bookOf(await get(`${path}&sort=${sort}`, 'agency'));
    const values = valuesOf(book, 'Campaign Overview')
      .slice(1)
      .map((row) => Number(row[column]));

    expect(values).toEqual(values.toSorted((one, other) => sign * (one - other)));
    expect(new Set(values).size).toBeGreaterThan(1);

    const cover = new Map(valuesOf(book, 'Cover').map(([item, value]) => [item, value]));

    expect(new URL(String(cover.get('Link to the view'))).search).toBe(
      `?from=2026-06-01&to=2026-06-30&sort=${sort}`,
    );
  });

  test('contains only visible bookings', async () => {
    const count = async (name: string) =>
      valuesOf(await bookOf(await get(path, name)), 'Campaign Overview').length - 1;
    expect([
      await count('one broadcaster'),
      await count('the other broadcaster'),
      await count('ad-tech'),
    ]).toEqual([3, 2, 2]);
  });
});

describe('an export', () => {
  test.each(['dashboard.xlsx', 'dashboard.csv'])(
    'of a client out of sight is 404: %s',
    async (file) => {
      const answer = await get(`${file}?client=${world.customerId}&${days}`, 'stranger');
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ status: 'failure', code: 'NOT_FOUND' });
    },
  );

  test.each([
    ['dashboard.xlsx', 'client'],
    ['dashboard.csv?client=1&range=soon', 'range'],
    ['dashboard.xlsx?client=1&time_zone=Moon/Crater', 'time_zone'],
    ['dashboard.csv?client=1&decimals=dot', 'decimals'],
    ['dashboard.xlsx?client=1&decimals=comma', 'decimals'],
    ['overview.csv?from=2026-06-02&to=2026-06-01', 'to'],
    ['overview.xlsx?sort=-clicks', 'sort'],
  ])('says what is wrong with %s', async (path, field) => {
    const answer = await get(path, 'system');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'INVALID',
      errors: { [field]: expect.any(String) },
    });
  });

  test('asks who calls, and what a key may', async () => {
    expect((await get('overview.xlsx', null)).status).toBe(401);
    expect((await get('overview.xlsx', 'nonsense')).status).toBe(401);

    const make = async (scopes: string[]) => {
      const { body } = await api.rest('POST', '/api-keys/', {
        token: token('customer'),
        json: { name: 'k', scopes },
      });
      return (body as { key: string }).key; // the documented answer
    };

    const path = `dashboard.csv?client=${world.customerId}&${days}`;

    expect((await get(path, await make(['events:write']))).status).toBe(403);

    const read = await get(path, await make(['read']));

    expect(read.status).toBe(200);
    expect(await read.text()).toContain('Total_Responses');
  });

  test('counts among the calls that a key has under way', async () => {
    const json = { name: 'k', scopes: ['read'] };
    const { body } = await api.rest('POST', '/api-keys/', { token: token('customer'), json });
    const { key } = body as { key: string }; // the documented answer
    const path = `dashboard.csv?client=${world.customerId}&${days}`;
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(path, key)));
    const refused = answers.filter(({ status }) => status === 429);

    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(refused[0]?.headers.get('ratelimit-policy')).toContain('"at-once";q=8');
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  });

  test('as a workbook is sent when it is complete, with its length', async () => {
    const path = `dashboard.xlsx?client=${world.customerId}&${days}`;
    const answer = await get(path, 'customer');
    const { byteLength } = await answer.arrayBuffer();
    expect(answer.headers.get('content-length')).toBe(String(byteLength));
  });

  test('is asked about without being made', async () => {
    const authorization = `Bearer ${token('customer')}`;
    const url = `${api.url}/api/export/dashboard.xlsx?client=${world.customerId}&${days}`;
    const answer = await fetch(url, { method: 'HEAD', headers: { authorization } });
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(answer.headers.get('content-disposition')).toContain('.xlsx');
    expect(await answer.text()).toBe('');
  });

  test('is only read', async () => {
    const answer = await fetch(`${api.url}/api/export/overview.xlsx`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('experiments in the files of a dashboard', () => {
  const path = (kind: string, query = '') =>
    `dashboard.${kind}?client=${world.customerId}&${days}${query}`;

  async function answeredExperiments(name: string): Promise<AnsweredExperiment[]> {
    const variables = { customerId: world.customerId };
    const { body } = await api.graphql(EXPERIMENTS, variables, token(name));
    const { data } = body as { data: { experiments: { nodes: AnsweredExperiment[] } } }; // as EXPERIMENTS asks
    return data.experiments.nodes;
  }

  beforeAll(async () => {
    const em = database.orm.em.fork();
    const bookings = await em.find(
      Booking,
      { customerId: world.customerId },
      { orderBy: { id: 'asc' } },
    );
    for (const [at, booking] of bookings.entries()) {
      const past = { booking, startDate: '2026-05-01', endDate: '2026-05-28' };
      const { id } = await buildExperiment(em, { ...past, experimentName: `=Finished ${at}` });
      const arm =
        'insert into event_store.experiment_arm values ($1, 1, $2, $3, $4, $5, $6, $7, 0, 0, 0)';
      await database.pool.query(
        `insert into event_store.experiment_count values ($1, 1, '2026-06-20T00:00:00Z', 10, 0, true, 0, 0, 0)`,
        [id],
      );
      await database.pool.query(arm, [
        id,
        past.startDate,
        false,
        24_000,
        8_000,
        1_200 + at,
        1_200 + at,
      ]);
      await database.pool.query(arm, [id, past.startDate, true, 6_000, 2_000, 200, 200]);
    }
    const [booking] = bookings;
    if (!booking) throw new Error('the world has bookings');
    await buildExperiment(em, { booking });
    await buildExperiment(em, {
      booking,
      startDate: '2026-03-01',
      endDate: '2026-03-28',
      kind: ExperimentKind.REGIONS,
      design: RegionDesign.HOLDOUT,
      regionIds: world.regionIds.slice(1, 3),
    });
    await buildExperiment(em, {
      booking,
      startDate: '2026-01-01',
      endDate: '2026-01-28',
      stoppedAt: new Date('2026-01-10T00:00:00Z'),
    });
  });

  test.each(['customer', 'agency', 'one broadcaster', 'the other broadcaster', 'ad-tech'])(
    'are, cell by cell, what GraphQL answers %s; sellers get no result',
    async (name) => {
      const expected = await answeredExperiments(name);
      const book = await bookOf(await get(path('xlsx'), name));
      expect(sheetNames(book)).toEqual([
        ...DOCUMENTED,
        'Intervals',
        'Caused Visits',
        'Experiments',
        'Cover',
      ]);
      const [heads, ...rows] = valuesOf(book, 'Experiments');
      expect(heads?.slice(9, 12)).toEqual(['Lift', 'Lift_Low_95', 'Lift_High_95']);
      expect(rows).toEqual(expected.map(experimentCells));

      const isClient = ['customer', 'agency'].includes(name);
      const lifts = rows.filter((row) => row[9] !== null);
      expect(lifts.length > 0).toBe(isClient);
      const reasons = new Set(expected.map(({ resultReason }) => resultReason));
      expect([...reasons].toSorted()).toEqual(
        isClient ? ['NOT_FINISHED', 'SHORT_PAST', 'STOPPED', null] : ['WITHHELD'],
      );

      const pdf = await get(path('pdf'), name);
      const text = textsOfPdf(Buffer.from(await pdf.arrayBuffer()))
        .join('')
        .replaceAll(' ', '');
      for (const { experimentName, state, result, resultReason } of expected) {
        expect(text).toContain(experimentName.replaceAll(' ', ''));
        const interval = result?.liftInterval;
        const certainty = interval
          ? `${plainPercent(interval.low)}to${plainPercent(interval.high)}`
          : EXPERIMENT_REASONS[resultReason ?? 'NOT_FINISHED'].label;
        const isLate = resultReason === 'NOT_FINISHED';
        const cells = [
          EXPERIMENT_STATES[state].label,
          plainPercent(result?.lift),
          isLate ? 'Not before 05 Feb 2099' : certainty,
        ];
        expect(text).toContain(cells.join('').replaceAll(' ', ''));
      }
    },
  );

  test('are those of the bookings that the filter shows', async () => {
    const all = await answeredExperiments('customer');
    const [line] = world.lines;
    const query = `&booking=${String(line?.bookingId)}`;
    const rows = valuesOf(await bookOf(await get(path('xlsx', query), 'customer')), 'Experiments');
    const names = new Set(rows.slice(1).map((row) => row[1]));
    expect(names.size).toBe(1);
    expect(rows.slice(1)).toEqual(
      all.filter(({ bookingName }) => names.has(bookingName)).map(experimentCells),
    );
    expect(rows.length - 1).toBeLessThan(all.length);
  });
});
