import { beforeAll, describe, expect, test } from '@jest/globals';
import { readDashboard } from '#server/analytics/dashboard.service.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { channelPerformanceCost } from '#server/analytics/panels/channel-performance-cost.js';
import { creativePerformanceCost } from '#server/analytics/panels/creative-performance-cost.js';
import { impressionHeatmap } from '#server/analytics/panels/impression-heatmap.js';
import { impressionSummary } from '#server/analytics/panels/impression-summary.js';
import { impressionsBeforeVisit } from '#server/analytics/panels/impressions-before-visit.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import type { CompletedRate } from '#server/analytics/panels/maturity.types.js';
import { platformCreativePerformance } from '#server/analytics/panels/platform-creative-performance.js';
import { rateByRegion } from '#server/analytics/panels/rate-by-region.js';
import { responsesByRegion } from '#server/analytics/panels/responses-by-region.js';
import { responsesBySite } from '#server/analytics/panels/responses-by-site.js';
import { responsesOverTime } from '#server/analytics/panels/responses-over-time.js';
import { visitResponseTiming } from '#server/analytics/panels/visit-response-timing.js';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import { differences } from '#server/analytics/testing/differences.js';
import { impressionOf, webhitOf } from '#server/analytics/testing/queued-events.js';
import { filterInput } from '#server/analytics/testing/read-panels.js';
import { randomFrom } from '#server/analytics/testing/random-choices.js';
import type { ReferenceFilter } from '#server/analytics/testing/reference-scope.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import type { ReportDimension } from './report-dimension.js';
import type { ReportGranularity } from './report-granularity.js';
import type { ReportMetric } from './report-metric.js';
import { readReport } from './report.service.js';
import type { ReportRow } from './report.types.js';

const database = testDatabase();
const redis = testRedis();
const workers = testWorkers(database, redis);

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** 22 June 2026, noon in Auckland: visits of the days after the 14th are still coming. */
const NOW = new Date('2026-06-22T00:00:00Z');
const COMPLETE = { startDate: '2026-06-01', endDate: '2026-06-14' };
const YOUNG = { startDate: '2026-06-08', endDate: '2026-06-22' };
const ALL = {
  regions: [],
  campaigns: [],
  bookings: [],
  creatives: [],
  channels: [],
  weekdays: [],
  dayparts: [],
  sites: [],
};

let world: World;

/** An impression of some line and region and, for two in five, a visit hours or days later. */
function randomViewer(index: number, random: () => number) {
  const viewer = `22222222-2222-4222-8222-${String(index).padStart(12, '0')}`;
  const pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(random() * items.length)];
  const occurredAtMs = Date.parse('2026-06-01T00:00:00Z') + random() * 20.9 * 24 * HOUR_MS;
  const lagMs = MINUTE_MS + random() ** 3 * 160 * HOUR_MS;
  const visitAtMs = occurredAtMs + lagMs;
  const impression = impressionOf(world, {
    tagId: pick(world.lines)?.tagId ?? 0,
    regionId: pick(world.regionIds) ?? 1,
    occurredAt: new Date(occurredAtMs).toISOString(),
    viewer,
  });
  if (random() > 0.4 || visitAtMs > NOW.getTime()) return [impression];
  const tagId = pick(world.siteTagIds) ?? 0;
  return [
    impression,
    webhitOf(world, { tagId, occurredAt: new Date(visitAtMs).toISOString(), viewer }),
  ];
}

beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
  const random = randomFrom(14);
  const events = Array.from({ length: 900 }, (_, index) => randomViewer(index, random)).flat();
  await workers.queue(events);
  await workers.untilStored();
}, 60_000);

const context = () => ({
  ...serviceContext({ database, redis }, actorOf('SYSTEM')),
  now: () => NOW,
});
const inputOf = (filter: Partial<ReferenceFilter>) =>
  filterInput(world.customerId, { ...ALL, ...YOUNG, ...filter });

const dashboard = (filter: Partial<ReferenceFilter>) => readDashboard(context(), inputOf(filter));

const report = (
  filter: Partial<ReferenceFilter>,
  dimensions: ReportDimension[],
  metrics: ReportMetric[],
  granularity: ReportGranularity = 'NONE',
) =>
  readReport(context(), {
    filter: inputOf(filter),
    devices: [],
    dimensions,
    metrics,
    granularity,
    limit: 10_000,
  });

const keyOf = ({ dimensions }: ReportRow) => dimensions.map(({ valueId }) => valueId).join('/');
const rowsByKey = (rows: readonly ReportRow[]) =>
  Object.fromEntries(
    rows.map((row) => [
      keyOf(row),
      { ...cellsByName(row.cells), isSmallSample: row.isSmallSample },
    ]),
  );
const cellsByName = (cells: ReportRow['cells']) =>
  Object.fromEntries(
    cells.map(({ metric, value, low, high }) => [
      metric,
      low === null || high === null ? value : { value, low, high },
    ]),
  );

const withInterval = (value: number | null, interval: { low: number; high: number } | null) =>
  interval ? { value, low: interval.low, high: interval.high } : value;

interface CountedRow {
  totalImpressions: number;
  adSpend: number;
  totalResponses: number;
  responseRate: number | null;
  responseRateInterval: { low: number; high: number } | null;
  isSmallSample: boolean;
  currentCpr: number | null;
}

const DETAILS: ReportMetric[] = [
  'IMPRESSIONS',
  'SPEND',
  'VISITS',
  'RESPONSE_RATE_SO_FAR',
  'COST_PER_VISIT_SO_FAR',
  'EXPECTED_VISITS',
  'RESPONSE_RATE',
  'COST_PER_VISIT',
];

/** A row of a details table as the screen shows it, beside its counted figures. */
function details(row: CountedRow, completed: CompletedRate | undefined) {
  const counted = withInterval(row.responseRate, row.responseRateInterval);

  return {
    IMPRESSIONS: row.totalImpressions,
    SPEND: row.adSpend,
    VISITS: row.totalResponses,
    RESPONSE_RATE_SO_FAR: counted,
    COST_PER_VISIT_SO_FAR: row.currentCpr,
    EXPECTED_VISITS: completed ? completed.responses : row.totalResponses,
    RESPONSE_RATE: completed
      ? withInterval(completed.responseRate, completed.responseRateInterval)
      : counted,
    COST_PER_VISIT: completed ? completed.costPerResponse : row.currentCpr,
    isSmallSample: (completed ?? row).isSmallSample,
  };
}

const completedOf = (
  figures: DashboardFigures,
  kind: 'channels' | 'creatives' | 'sites' | 'regions',
) => new Map(maturity(figures).completed?.[kind].map((rate) => [rate.rowId, rate]));

const RANGES: [string, () => Partial<ReferenceFilter>][] = [
  ['a complete range', () => COMPLETE],
  ['a range with visits still to come', () => YOUNG],
  ['a narrowed one', () => ({ ...YOUNG, dayparts: [1, 4, 5, 7], weekdays: [1, 2, 6, 7] })],
  ['one site', () => ({ ...YOUNG, sites: world.siteTagIds.slice(0, 1) })],
];

describe.each(RANGES)('over %s, the report equals', (name, filter) => {
  test('the figures are there to compare', async () => {
    const { isComplete, completed } = maturity(await dashboard(filter()));
    expect({ isComplete, isCompleted: completed !== null }).toEqual({
      isComplete: name === 'a complete range',
      isCompleted: name !== 'a complete range',
    });
  });

  test('the tiles, and the foot of the tables', async () => {
    const figures = await dashboard(filter());
    const summary = impressionSummary(figures);
    const { totals } = await report(filter(), [], [...DETAILS, 'CPM', 'WEBHITS', 'AVERAGE_VIEWS']);
    const { isSmallSample: _, ...expected } = details(
      channelPerformanceCost(figures).summary,
      maturity(figures).completed?.total,
    );
    expect(
      differences(cellsByName(totals), {
        ...expected,
        CPM: summary.cpmActual,
        WEBHITS: summary.webhits,
        AVERAGE_VIEWS: impressionsBeforeVisit(figures).summary.averageViews,
      }),
    ).toEqual([]);
  });

  test('the channel details', async () => {
    const figures = await dashboard(filter());
    const completed = completedOf(figures, 'channels');
    const { rows } = await report(filter(), ['CHANNEL'], DETAILS);
    const expected = channelPerformanceCost(figures).rows.map((row) => [
      row.channelId,
      details(row, completed.get(row.channelId)),
    ]);
    expect(differences(rowsByKey(rows), Object.fromEntries(expected))).toEqual([]);
    expect(rows.map(({ dimensions }) => dimensions[0]?.name).sort()).toEqual(
      channelPerformanceCost(figures)
        .rows.map(({ channel }) => channel)
        .sort(),
    );
  });

  test('the creative details', async () => {
    const figures = await dashboard(filter());
    const completed = completedOf(figures, 'creatives');
    const { rows } = await report(filter(), ['CREATIVE'], DETAILS);
    const expected = creativePerformanceCost(figures).rows.map((row) => [
      row.creativeId,
      details(row, completed.get(row.creativeId)),
    ]);
    expect(differences(rowsByKey(rows), Object.fromEntries(expected))).toEqual([]);
  });

  test('the creatives by channel', async () => {
    const { rows } = await report(
      filter(),
      ['CHANNEL', 'CREATIVE'],
      ['IMPRESSIONS_SHARE', 'VISITS_SHARE'],
    );
    const panel = platformCreativePerformance(await dashboard(filter())).rows.map((row) => [
      `${row.channelId}/${row.creativeId}`,
      {
        IMPRESSIONS_SHARE: row.impressionsPercentage,
        VISITS_SHARE: withInterval(row.responsesPercentage, row.responsesPercentageInterval),
      },
    ]);
    const actual = rows.map((row) => [keyOf(row), cellsByName(row.cells)]);
    expect(differences(Object.fromEntries(actual), Object.fromEntries(panel))).toEqual([]);
  });

  test('the regions, by visits and by rate', async () => {
    const figures = await dashboard(filter());
    const completed = completedOf(figures, 'regions');
    const shares = new Map(responsesByRegion(figures).rows.map((row) => [row.regionId, row]));
    const { rows } = await report(
      filter(),
      ['REGION'],
      ['IMPRESSIONS', 'VISITS', 'RESPONSE_RATE', 'EXPECTED_VISITS', 'VISITS_SHARE'],
    );
    const expected = rateByRegion(figures).rows.map((row) => {
      const rate = completed.get(row.regionId) ?? row;
      const share = shares.get(row.regionId);
      return [
        row.regionId,
        {
          IMPRESSIONS: row.impressions,
          VISITS: row.responses,
          RESPONSE_RATE: withInterval(rate.responseRate, rate.responseRateInterval),
          EXPECTED_VISITS: rate.responses,
          VISITS_SHARE: share ? withInterval(share.percentage, share.percentageInterval) : null,
          isSmallSample: rate.isSmallSample,
        },
      ];
    });
    expect(differences(rowsByKey(rows), Object.fromEntries(expected))).toEqual([]);
  });

  test('the sites', async () => {
    const figures = await dashboard(filter());
    const completed = completedOf(figures, 'sites');
    const { rows } = await report(
      filter(),
      ['SITE'],
      ['VISITS', 'RESPONSE_RATE', 'COST_PER_VISIT', 'EXPECTED_VISITS'],
    );
    const expected = responsesBySite(figures).rows.map((row) => {
      const rate = completed.get(row.siteId) ?? row;
      return [
        row.siteId,
        {
          VISITS: row.responses,
          RESPONSE_RATE: withInterval(rate.responseRate, rate.responseRateInterval),
          COST_PER_VISIT: rate.costPerResponse,
          EXPECTED_VISITS: rate.responses,
          isSmallSample: row.isSmallSample,
        },
      ];
    });
    expect(differences(rowsByKey(rows), Object.fromEntries(expected))).toEqual([]);
  });

  test('the days, zeros included', async () => {
    const { rows } = await report(
      filter(),
      [],
      ['IMPRESSIONS', 'SAME_DAY_VISITS', 'VISITS'],
      'DAY',
    );
    expect(
      rows.map(({ periodStart, cells }) => ({ date: periodStart, ...cellsByName(cells) })),
    ).toEqual(
      responsesOverTime(await dashboard(filter())).rows.map((row) => ({
        date: row.date,
        IMPRESSIONS: row.totalImpressions,
        SAME_DAY_VISITS: row.sameDay,
        VISITS: row.totalResponses,
      })),
    );
  });

  test('the dashboard of each single day and week', async () => {
    for (const granularity of ['DAY', 'WEEK'] as const) {
      const { rows } = await report(filter(), [], DETAILS, granularity);
      const { startDate = '', endDate = '' } = filter();
      for (const { periodStart, cells } of rows) {
        const lastDay = new Date(Date.parse(periodStart ?? '') + 6 * 24 * HOUR_MS);
        const last = granularity === 'DAY' ? periodStart : lastDay.toISOString().slice(0, 10);
        const alone = await dashboard({
          ...filter(),
          startDate: [startDate, periodStart ?? ''].sort()[1],
          endDate: [endDate, last ?? ''].sort()[0],
        });
        const { isSmallSample: _, ...expected } = details(
          channelPerformanceCost(alone).summary,
          maturity(alone).completed?.total,
        );
        expect({ periodStart, found: differences(cellsByName(cells), expected) }).toEqual({
          periodStart,
          found: [],
        });
      }
    }
  });

  test('the three heatmaps', async () => {
    const figures = await dashboard(filter());
    const { impressions, responses, ...counted } = impressionHeatmap(figures);
    const shown = maturity(figures).completed ?? counted;
    const { rows } = await report(
      filter(),
      [],
      ['IMPRESSIONS', 'VISITS', 'RESPONSE_RATE'],
      'DAYPART_OF_WEEK',
    );
    const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
    const expected = week.flatMap((day, index) =>
      impressions.slice(0, 8).map((row, at) => [
        `${index + 1}/${row.daypart}`,
        {
          IMPRESSIONS: row[day],
          VISITS: responses[at]?.[day] ?? null,
          RESPONSE_RATE: withInterval(
            shown.responseRatio[at]?.[day] ?? null,
            shown.responseRatioIntervals[at]?.[day] ?? null,
          ),
          isSmallSample: shown.responseRatioSmallSamples[at]?.[day],
        },
      ]),
    );
    expect(rows).toHaveLength(56);
    expect(differences(rowsByKey(rows), Object.fromEntries(expected))).toEqual([]);
  });

  test('the response timing, and the impressions before a visit', async () => {
    const figures = await dashboard(filter());
    const timing = await report(filter(), ['TIMING'], ['VISITS', 'VISITS_SHARE']);
    const { rows } = visitResponseTiming(figures);
    expect(rows.map(({ span }) => span)).toEqual(['HOUR', 'DAY', 'WEEK']);
    const spans = rows
      .filter(({ responses }) => responses > 0)
      .map((row) => ({
        name: row.timing,
        VISITS: row.responses,
        VISITS_SHARE: withInterval(row.percentage, row.percentageInterval),
      }));
    expect(
      timing.rows.map(({ dimensions, cells }) => ({
        name: dimensions[0]?.name,
        ...cellsByName(cells),
      })),
    ).toEqual(spans);

    const views = await report(filter(), ['VIEWS'], ['VISITS']);
    expect(
      views.rows.map(({ dimensions, cells }) => [dimensions[0]?.valueId, cells[0]?.value]),
    ).toEqual(
      impressionsBeforeVisit(figures)
        .rows.filter((row) => row.impressionsBeforeVisit > 0)
        .map((row) => [row.views, row.impressionsBeforeVisit]),
    );
  });
});
