import { plainCount, plainDate, plainMoney, plainPercent } from '#server/testing/plain-figures.js';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { textsOfPdf } from '#server/testing/read-pdf.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import { addDays } from '#schema/local-date.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);
const api = testApi(database, redis);

const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'total'] as const;
const HEATMAP = `time ${WEEK.join(' ')}`;
const ROW = 'totalImpressions adSpend totalResponses responseRate currentCpr';
const QUERY = `query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) {
  impressionSummary { adSpend actualImpressions totalResponses cpmActual responseRate responseRateInterval { low high } currentCpr }
  creativePerformanceCost { rows { creative ${ROW} } }
  channelPerformanceCost { rows { channel ${ROW} } }
  responsesByRegion { rows { regionId region responses percentage } }
  rateByRegion { rows { regionId impressions responseRate } }
  responsesBySite { rows { site responses responseRate costPerResponse } }
  platformCreativePerformance { rows { platform creative impressionsPercentage responsesPercentage } }
  impressionsBeforeVisit { rows { views impressionsBeforeVisit } summary { averageViews viewsFor80Percent } }
  visitResponseTiming { rows { timing responses percentage } }
  responsesOverTime { rows { date totalImpressions sameDay totalResponses } summary { correlation } }
  impressionHeatmap { impressions { ${HEATMAP} } responses { ${HEATMAP} } responseRatio { ${HEATMAP} } }
  findings { sentence } } }`;

interface Row {
  [field: string]: number | string | null;
}
interface Answered {
  [panel: string]: { rows: Row[]; summary: Row };
}

let world: World;
const tokens = new Map<string, string>();

beforeAll(async () => {
  const em = database.orm.em.fork();
  world = await buildWorld(em);
  for (const { name, actor } of world.principals) {
    const user = await buildUser(em, { entityType: actor.entityType, entityId: actor.entityId });
    tokens.set(name, await tokenOf(api, user));
  }

  const events = world.lines.flatMap(({ tagId }, line) =>
    Array.from({ length: 12 + line }, (_, at) => ({
      tagId,
      regionId: world.regionIds[(at + line) % world.regionIds.length] ?? 1,
      viewer: `00000000-0000-4000-8000-${String(line * 100 + at).padStart(12, '0')}`,
      day: `2026-06-0${1 + ((at + line) % 4)}`,
      isVisit: at % 3 === 0,
    })),
  );
  await workers.queue([
    ...events.map(({ day, isVisit: _, ...event }) =>
      impressionOf(world, { ...event, occurredAt: `${day}T02:00:00Z` }),
    ),
    ...events
      .filter(({ isVisit }) => isVisit)
      .map(({ viewer, day }, at) =>
        webhitOf(world, {
          tagId: world.siteTagIds[at % world.siteTagIds.length] ?? 0,
          viewer,
          occurredAt: `${day}T05:00:00Z`,
        }),
      ),
  ]);
  await workers.untilStored();
});

const DAY_MS = 86_400_000;
// The first of January 1970 was a Thursday.
const mondayBefore = (time: number) => time - ((time / DAY_MS + 3) % 7) * DAY_MS;
const firstOfMonth = (time: number) => new Date(time).setUTCDate(1);

const DAYS = { startDate: '2026-06-01', endDate: '2026-06-04' };
const get = (name: string, query = '', { startDate, endDate } = DAYS) =>
  fetch(
    `${api.url}/api/export/dashboard.pdf?client=${world.customerId}&from=${startDate}&to=${endDate}${query}`,
    {
      headers: { authorization: `Bearer ${tokens.get(name) ?? 'none'}` },
    },
  );
const textOf = async (name: string, query = '', days = DAYS) =>
  textsOfPdf(Buffer.from(await (await get(name, query, days)).arrayBuffer())).join('');

async function answered(name: string, more = {}): Promise<Answered> {
  const filter = {
    clientId: world.customerId,
    ...DAYS,
    ...more,
  };
  const { body } = await api.graphql(QUERY, { filter }, tokens.get(name));
  return (body as { data: { dashboard: Answered } }).data.dashboard; // as QUERY asks
}

/** The rows of every table, each as the texts of its cells in a line. */
function rowsOf(panels: Answered): string[] {
  const rates = new Map(panels.rateByRegion?.rows.map((row) => [row.regionId, row]));
  const cost = (row: Row) =>
    plainCount(row.totalImpressions) +
    plainMoney(row.adSpend) +
    plainCount(row.totalResponses) +
    plainPercent(row.responseRate) +
    plainMoney(row.currentCpr);
  const of = (panel: string, write: (row: Row) => string) => panels[panel]?.rows.map(write) ?? [];
  const heatmap = panels.impressionHeatmap as unknown as Record<string, Row[]>; // as QUERY asks

  return [
    ...of('creativePerformanceCost', (row) => `${row.creative}${cost(row)}`),
    ...of('channelPerformanceCost', (row) => `${row.channel}${cost(row)}`),
    ...of('responsesByRegion', ({ regionId, region, responses, percentage }) => {
      const { impressions, responseRate } = rates.get(regionId) ?? {};
      return `${region}${plainCount(responses)}${plainPercent(percentage)}${plainCount(impressions)}${plainPercent(responseRate)}`;
    }),
    ...of(
      'responsesBySite',
      (row) =>
        `${row.site}${plainCount(row.responses)}${plainPercent(row.responseRate)}${plainMoney(row.costPerResponse)}`,
    ),
    ...of(
      'platformCreativePerformance',
      (row) =>
        `${row.platform}${row.creative}${plainPercent(row.impressionsPercentage)}${plainPercent(row.responsesPercentage)}`,
    ),
    ...of(
      'impressionsBeforeVisit',
      (row) => `${row.views}${plainCount(row.impressionsBeforeVisit)}`,
    ),
    ...of(
      'visitResponseTiming',
      (row) => `${row.timing}${plainCount(row.responses)}${plainPercent(row.percentage)}`,
    ),
    ...of(
      'responsesOverTime',
      (row) =>
        `${plainDate(row.date)}${plainCount(row.totalImpressions)}${plainCount(row.sameDay)}${plainCount(row.totalResponses)}`,
    ),
    ...(['impressions', 'responses'] as const).flatMap((name) =>
      (heatmap[name] ?? []).map(
        (row) => `${row.time}${WEEK.map((day) => plainCount(row[day])).join('')}`,
      ),
    ),
    ...(heatmap.responseRatio ?? []).map(
      (row) => `${row.time}${WEEK.map((day) => plainPercent(row[day])).join('')}`,
    ),
  ];
}

describe('the dashboard as a PDF', () => {
  test('has every figure that GraphQL answers, cell by cell, for every principal', async () => {
    for (const { name } of world.principals) {
      const text = (await textOf(name)).replaceAll(' ', '');
      const panels = await answered(name);
      const rows = rowsOf(panels);

      expect(rows.length).toBeGreaterThan(30);
      expect(rows.filter((row) => !text.includes(row.replaceAll(' ', '')))).toEqual([]);

      const summary = panels.impressionSummary as unknown as Row; // as QUERY asks
      for (const part of [
        `AdSpend${plainMoney(summary.adSpend)}`,
        `ActualImpressions${plainCount(summary.actualImpressions)}`,
        `TotalVisits${plainCount(summary.totalResponses)}`,
        `CPMActual${plainMoney(summary.cpmActual)}`,
        `ResponseRate${plainPercent(summary.responseRate)}`,
        `CostPerVisit${plainMoney(summary.currentCpr)}`,
      ])
        expect(text).toContain(part);
      for (const { sentence } of panels.findings as unknown as { sentence: string }[])
        expect(text).toContain(sentence.replaceAll(' ', ''));
    }
  });

  test.each([
    [366, 'Date', '', (time: number) => time],
    [367, 'Week from', ' by week', mondayBefore],
    [1_098, 'Week from', ' by week', mondayBefore],
    [1_099, 'Month from', ' by month', firstOfMonth],
    [3_660, 'Month from', ' by month', firstOfMonth],
  ])('sums the trend of %d days to rows by %s', async (length, head, suffix, startOf) => {
    const days = { startDate: addDays(DAYS.endDate, 1 - length), endDate: DAYS.endDate };
    const text = (await textOf('agency', '', days)).replaceAll(' ', '');
    const { responsesOverTime } = await answered('agency', days);
    const sums = new Map<number, Row>();
    for (const row of responsesOverTime?.rows ?? []) {
      const start = startOf(Date.parse(String(row.date)));
      const before = sums.get(start);
      sums.set(start, {
        date: before?.date ?? row.date ?? null,
        ...Object.fromEntries(
          ['totalImpressions', 'sameDay', 'totalResponses'].map((field) => [
            field,
            Number(before?.[field] ?? 0) + Number(row[field]),
          ]),
        ),
      });
    }
    const rows = [...sums.values()].map(
      (row) =>
        `${plainDate(row.date)}${plainCount(row.totalImpressions)}${plainCount(row.sameDay)}${plainCount(row.totalResponses)}`,
    );
    const title = `${PANEL_TITLES['responses-over-time']}${suffix}`;
    const heads = `${title}${head}ImpressionsSameDayAllResponses`.replaceAll(' ', '');
    const table = text.slice(text.indexOf(heads));

    expect(responsesOverTime?.rows).toHaveLength(length);
    expect(rows.at(-1)).not.toMatch(/000$/);
    expect(rows.filter((row) => !table.includes(row.replaceAll(' ', '')))).toEqual([]);
  });

  test('says what it shows: client, days, zone, filters and when it was made', async () => {
    const text = await textOf('agency', '&weekday=1&time_zone=Europe/London');
    expect(text).toContain('01 Jun 26 – 04 Jun 26');
    expect(text).toContain('Pacific/Auckland; amounts in NZD');
    expect(text).toContain('WeekdayMonday');
    expect(text).toMatch(/Created\d\d \w+ \d{4}, \d\d:\d\d \(Europe\/London\)/);
    expect(text).toContain('that does not mean that the ad caused it');
  });

  test('is a file, for those who see the client', async () => {
    const answer = await get('agency');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Infinitum_Dashboard_[-\d]{10}_[-\d]{8}\.pdf"$/,
    );
    expect((await get('nobody')).status).toBe(401);
    expect((await get('agency', '&sheet=Cover')).status).toBe(422);
  });
});
