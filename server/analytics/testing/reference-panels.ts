import { referenceDays } from './reference-days.js';
import { referenceRegions } from './reference-regions.js';
import { referenceHeatmap } from './reference-heatmap.js';
import { referenceTies, referenceWilson } from './reference-statistics.js';
import type {
  ReferenceFilter,
  ReferenceLine,
  ReferenceScope,
  ReferenceWorld,
} from './reference-scope.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** The panels except the written one, in the shape of the product's. */
export function referencePanels(
  world: ReferenceWorld,
  filter: ReferenceFilter,
  scope: ReferenceScope,
) {
  const { impressions, responses } = scope;
  const spendOf = (shown: ReferenceScope['impressions']) => {
    const bookings = distinct(shown.map(({ line }) => line.bookingId));
    return sum(
      bookings.map((bookingId) => {
        const own = shown.filter(({ line }) => line.bookingId === bookingId);
        return (own.length * (own[0]?.line.cpm ?? 0)) / 1000;
      }),
    );
  };
  const measure = (belongs: (line: ReferenceLine) => boolean) => {
    const shown = impressions.filter(({ line }) => belongs(line));
    const came = responses.filter(({ line }) => belongs(line));
    const adSpend = spendOf(shown);

    return {
      totalImpressions: shown.length,
      adSpend,
      totalResponses: came.length,
      responseRate: over(came.length, shown.length),
      responseRateInterval: referenceWilson(came.length, shown.length),
      isSmallSample: !(
        shown.length * responses.length >= 5 * impressions.length && impressions.length > 0
      ),
      currentCpr: over(adSpend, came.length),
    };
  };
  const all = measure(() => true);
  const lines = distinct([
    ...impressions.map(({ line }) => line),
    ...responses.map(({ line }) => line),
  ]);
  const byRate = <Row extends typeof all>(rows: Row[], id: (row: Row) => number) =>
    rows.sort(
      (a, b) =>
        (b.responseRate ?? -1) - (a.responseRate ?? -1) ||
        b.totalImpressions - a.totalImpressions ||
        id(a) - id(b),
    );

  const creatives = distinct(lines.map(({ creativeId }) => creativeId)).map((creativeId) => ({
    creativeId,
    creative: world.creatives[creativeId]?.name ?? '',
    duration: world.creatives[creativeId]?.format ?? '',
    ...measure((line) => line.creativeId === creativeId),
  }));
  const channels = distinct(lines.map(({ channelId }) => channelId)).map((channelId) => ({
    channelId,
    channel: world.channelNames[channelId] ?? '',
    ...measure((line) => line.channelId === channelId),
  }));

  return {
    impressionSummary: {
      adSpend: all.adSpend,
      impressions: all.totalImpressions,
      actualImpressions: all.totalImpressions,
      totalResponses: all.totalResponses,
      webhits: scope.webhits,
      cpmActual: over(all.adSpend * 1000, all.totalImpressions),
      responseRate: all.responseRate,
      responseRateInterval: all.responseRateInterval,
      isSmallSample: all.totalResponses < 5,
      currentCpr: all.currentCpr,
    },
    impressionsBeforeVisit: beforeVisit(responses.map(({ views }) => views)),
    responsesByRegion: withTies(
      distinct(responses.map(({ activatedBy }) => activatedBy.regionId))
        .map((regionId) => {
          const count = responses.filter(
            ({ activatedBy }) => activatedBy.regionId === regionId,
          ).length;
          const place = world.regions[regionId];

          return {
            regionId,
            region: place?.name ?? '',
            responses: count,
            percentage: over(count, responses.length),
            percentageInterval: referenceWilson(count, responses.length),
            isSmallSample: count < 5,
            latitude: place?.latitude ?? null,
            longitude: place?.longitude ?? null,
            radSize: null, // half the square root of so few fits any map
          };
        })
        .sort((a, b) => b.responses - a.responses || a.regionId - b.regionId),
      ({ responses: count, latitude }) => ({
        responses: count,
        impressions: 1,
        takesPart: latitude !== null,
      }),
    ),
    rateByRegion: referenceRegions(world, scope),
    responsesBySite: withTies(
      distinct(responses.map(({ siteTagId }) => siteTagId))
        .map((siteId) => {
          const count = responses.filter(({ siteTagId }) => siteTagId === siteId).length;

          return {
            siteId,
            site: world.siteNames[siteId] ?? '',
            responses: count,
            responseRate: over(count, all.totalImpressions),
            responseRateInterval: referenceWilson(count, all.totalImpressions),
            isSmallSample: count < 5,
            costPerResponse: over(all.adSpend, count),
          };
        })
        .sort((a, b) => b.responses - a.responses || a.siteId - b.siteId),
      ({ responses: count }) => ({ responses: count, impressions: 1, takesPart: true }),
    ),
    responsesOverTime: referenceDays(filter, scope),
    visitResponseTiming: timing(responses.map(({ afterMs }) => afterMs)),
    platformCreativePerformance: distinct(
      lines.map((line) => `${line.channelId} ${line.creativeId}`),
    )
      .map((pair) => {
        const [channelId = 0, creativeId = 0] = pair.split(' ').map(Number);
        const own = measure(
          (line) => line.channelId === channelId && line.creativeId === creativeId,
        );

        return {
          channelId,
          platform: world.channelNames[channelId] ?? '',
          creativeId,
          creative: world.creatives[creativeId]?.name ?? '',
          impressionsPercentage: over(own.totalImpressions, all.totalImpressions),
          responsesPercentage: over(own.totalResponses, all.totalResponses),
          responsesPercentageInterval: referenceWilson(own.totalResponses, all.totalResponses),
        };
      })
      .sort(
        (a, b) =>
          a.platform.localeCompare(b.platform, 'en') ||
          a.channelId - b.channelId ||
          (b.impressionsPercentage ?? 0) - (a.impressionsPercentage ?? 0) ||
          a.creativeId - b.creativeId,
      ),
    creativePerformanceSummary: creatives
      .map(({ creativeId, creative, totalResponses, currentCpr }) => ({
        creativeId,
        creative,
        totalResponses,
        visits: totalResponses,
        cpv: currentCpr,
      }))
      .sort((a, b) => b.totalResponses - a.totalResponses || a.creativeId - b.creativeId),
    creativePerformanceCost: {
      rows: withRateTies(byRate([...creatives], ({ creativeId }) => creativeId)),
      summary: all,
    },
    channelPerformanceCost: {
      rows: withRateTies(byRate(channels, ({ channelId }) => channelId)),
      summary: all,
    },
    impressionHeatmap: referenceHeatmap(scope),
  };
}

function withTies<Row>(
  rows: readonly Row[],
  comparedAs: (row: Row) => Parameters<typeof referenceTies>[0][number],
) {
  const ties = referenceTies(rows.map(comparedAs));
  return rows.map((row, index) => ({ ...row, isTiedWithFirst: ties[index] ?? null }));
}

const withRateTies = <
  Row extends { totalImpressions: number; totalResponses: number; isSmallSample: boolean },
>(
  rows: readonly Row[],
) =>
  withTies(rows, ({ totalImpressions, totalResponses, isSmallSample }) => ({
    impressions: totalImpressions,
    responses: totalResponses,
    takesPart: !isSmallSample,
  }));

function beforeVisit(views: readonly number[]) {
  const largest = Math.max(0, ...views);
  const upTo = (limit: number) => views.filter((value) => value <= limit).length;
  const values = Array.from({ length: largest }, (_, index) => index + 1);

  return {
    rows: values.map((value) => ({
      views: value,
      impressionsBeforeVisit: views.filter((other) => other === value).length,
    })),
    summary: {
      totalViewsOccurrence: sum(views),
      averageViews: over(sum(views), views.length),
      viewsFor80Percent: values.find((value) => upTo(value) * 10 >= views.length * 8) ?? 0,
    },
  };
}

function timing(afterMs: readonly number[]) {
  const hour1 = afterMs.filter((ms) => ms <= HOUR_MS).length;
  const day1 = afterMs.filter((ms) => ms > HOUR_MS && ms <= DAY_MS).length;
  const week1 = afterMs.filter((ms) => ms > DAY_MS && ms <= 7 * DAY_MS).length;
  const total = hour1 + day1 + week1;

  return {
    hour1,
    day1,
    week1,
    hour1Percentage: over(hour1, total),
    day1Percentage: over(day1, total),
    week1Percentage: over(week1, total),
    intervals: [hour1, day1, week1].map((count) => referenceWilson(count, total)),
    maxX: Math.max(hour1, day1, week1, 1),
  };
}
