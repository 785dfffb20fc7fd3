import { addDays, differenceInCalendarDays, format, parseISO } from 'date-fns';
import type { DashboardFilterInput, DashboardFiltersQuery } from '#client/graphql/generated';
import { NO_FILTERS } from './bar/filters';
import type { Client, DashboardView } from './view/dashboard-view';
import type { DashboardFigures } from './figures/figures';

export const KOWHAI: Client = {
  id: 1,
  displayName: 'Kōwhai Foods',
  custName: 'kowhai',
  timeZone: 'Pacific/Auckland',
  currency: 'NZD',
};
export const TUI: Client = {
  id: 2,
  displayName: 'Tūī Energy',
  custName: 'tui',
  timeZone: 'Australia/Sydney',
  currency: 'AUD',
};

export const OPTIONS: DashboardFiltersQuery['dashboardFilters'] = {
  regions: [
    { id: 2, displayName: 'Auckland' },
    { id: 3, displayName: 'Wellington' },
    { id: 4, displayName: 'Otago' },
  ],
  campaigns: [
    { id: 11, displayName: 'Spring' },
    { id: 12, displayName: 'Summer' },
  ],
  bookings: [
    { id: 21, displayName: 'Spring prime', campaignId: 11, creativeIds: [31, 32] },
    { id: 22, displayName: 'Spring catch-up', campaignId: 11, creativeIds: [32] },
    { id: 23, displayName: 'Summer prime', campaignId: 12, creativeIds: [33] },
  ],
  creatives: [
    { id: 31, displayName: 'Harvest 30s' },
    { id: 32, displayName: 'Harvest 15s' },
    { id: 33, displayName: 'Beach 30s' },
  ],
  channels: [
    { id: 41, displayName: 'Huia One' },
    { id: 42, displayName: 'Huia Play' },
  ],
  sites: [
    { id: 51, displayName: 'Shop' },
    { id: 52, displayName: 'Recipes' },
  ],
};

export function viewOf(view: Partial<DashboardView> = {}): DashboardView {
  return {
    client: KOWHAI,
    range: { startDate: '2026-03-01', endDate: '2026-03-10' },
    today: '2026-03-31',
    filters: NO_FILTERS,
    layout: 'summary',
    compare: 'none',
    ...view,
  };
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** An interval of a tenth of the rate on each side. */
const around = (rate: number | null) =>
  rate === null ? null : { low: rate * 0.9, high: rate * 1.1 };

/** The cost and result of a share of the impressions: $30 a thousand, one visit in fifty. */
function performanceOf(impressions: number) {
  const adSpend = (impressions * 30) / 1000;
  const totalResponses = impressions / 50;

  return {
    totalImpressions: impressions,
    adSpend,
    totalResponses,
    responseRate: ratio(totalResponses, impressions),
    responseRateInterval: around(ratio(totalResponses, impressions)),
    isSmallSample: totalResponses < 5,
    currentCpr: ratio(adSpend, totalResponses),
  };
}

const DAYPARTS = [
  'Night 00:00-05:59',
  'Breakfast 06:00-08:59',
  'Morning 09:00-11:59',
  'Lunch 12:00-13:59',
  'Afternoon 14:00-17:59',
  'Access 18:00-19:29',
  'Peak 19:30-22:29',
  'Off-Peak 22:30-23:59',
];

type HeatmapRow<Value> = Record<
  'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'total',
  Value
> & {
  daypart: number;
  time: string;
};

/** Rows in which all of a count falls on Sunday at peak time. */
function heatmapOf<Value>(count: number, valueOf: (cell: number) => Value): HeatmapRow<Value>[] {
  const row = (daypart: number, time: string, sunday: number) => ({
    daypart,
    time,
    sun: valueOf(sunday),
    mon: valueOf(0),
    tue: valueOf(0),
    wed: valueOf(0),
    thu: valueOf(0),
    fri: valueOf(0),
    sat: valueOf(0),
    total: valueOf(sunday),
  });

  return [
    ...DAYPARTS.map((time, index) => row(index + 1, time, index === 6 ? count : 0)),
    row(0, 'Total', count),
  ];
}

/**
 * Figures of a range: this number of impressions on its first day, a fiftieth of them as visits;
 * split 3 to 1 between two.
 */
export function figuresOf(
  { startDate, endDate }: Pick<DashboardFilterInput, 'startDate' | 'endDate'>,
  impressions = 1000,
): DashboardFigures {
  const first = parseISO(startDate);
  const days = Array.from(
    { length: differenceInCalendarDays(parseISO(endDate), first) + 1 },
    (_, index) => index,
  );

  const responses = impressions / 50;
  const all = performanceOf(impressions);
  const most = performanceOf(impressions * 0.75);
  const least = performanceOf(impressions * 0.25);

  return {
    timeZone: KOWHAI.timeZone,
    currency: KOWHAI.currency,
    findings: [],
    maturity: {
      isComplete: true,
      completeThrough: '2026-12-31',
      recentImpressions: 0,
      arrivedShare: 1,
      timingResponses: null,
      completed: null,
    },
    impressionSummary: {
      adSpend: all.adSpend,
      actualImpressions: impressions,
      totalResponses: responses,
      cpmActual: impressions ? 30 : null,
      responseRate: all.responseRate,
      responseRateInterval: all.responseRateInterval,
      isSmallSample: all.isSmallSample,
      currentCpr: all.currentCpr,
      webhits: responses * 4,
    },
    impressionsBeforeVisit: {
      rows: [1, 2, 3, 4, 5, 6, 7, 8].map((views) => ({
        views,
        impressionsBeforeVisit: responses / 8,
      })),
      summary: {
        averageViews: responses ? 4.5 : null,
        totalViewsOccurrence: responses * 4.5,
        viewsFor80Percent: responses ? 7 : 0,
      },
    },
    responsesByRegion: {
      rows: [
        {
          regionId: 2,
          region: 'Auckland',
          responses: responses * 0.5,
          latitude: -36.85,
          longitude: 174.76,
        },
        {
          regionId: 3,
          region: 'Wellington',
          responses: responses * 0.3,
          latitude: -41.29,
          longitude: 174.78,
        },
        {
          regionId: 4,
          region: 'Otago',
          responses: responses * 0.15,
          latitude: -45.87,
          longitude: 170.5,
        },
        {
          regionId: 1,
          region: 'Unknown',
          responses: responses * 0.05,
          latitude: null,
          longitude: null,
        },
      ].map((row) => ({
        ...row,
        percentage: ratio(row.responses, responses),
        percentageInterval: around(ratio(row.responses, responses)),
        isTiedWithFirst: row.regionId === 3 ? false : null,
        isSmallSample: row.responses < 5,
        radSize: null,
      })),
      summary: { zoom: 5, centreLatitude: -41.36, centreLongitude: 172.64 },
    },
    rateByRegion: {
      rows: [
        { regionId: 2, region: 'Auckland', shown: 0.4, came: 0.5, difference: 0.005 },
        { regionId: 3, region: 'Wellington', shown: 0.3, came: 0.3, difference: null },
        { regionId: 1, region: 'Unknown', shown: 0.05, came: 0.05, difference: null },
        { regionId: 4, region: 'Otago', shown: 0.25, came: 0.15, difference: -0.008 },
      ].map(({ shown, came, ...row }) => ({
        ...row,
        impressions: impressions * shown,
        responses: responses * came,
        responseRate: ratio(responses * came, impressions * shown),
        responseRateInterval: around(ratio(responses * came, impressions * shown)),
        isTiedWithFirst: row.regionId === 3,
        isSmallSample: responses * came < 5,
      })),
      responseRate: all.responseRate,
    },
    responsesBySite: {
      rows: [
        { siteId: 51, site: 'Shop', ...most },
        { siteId: 52, site: 'Recipes', ...least },
      ].map(({ siteId, site, totalResponses }) => ({
        siteId,
        site,
        responses: totalResponses,
        responseRate: ratio(totalResponses, impressions),
        responseRateInterval: around(ratio(totalResponses, impressions)),
        isTiedWithFirst: siteId === 52 ? false : null,
        isSmallSample: totalResponses < 5,
        costPerResponse: ratio(all.adSpend, totalResponses),
      })),
      summary: { totalResponses: responses },
    },
    responsesOverTime: {
      rows: days.map((day) => ({
        date: format(addDays(first, day), 'yyyy-MM-dd'),
        totalImpressions: day === 0 ? impressions : 0,
        sameDay: day === 0 ? responses / 2 : 0,
        totalResponses: day === 0 ? responses : 0,
      })),
      summary: {
        correlation: impressions ? 0.62 : 0,
        correlationInterval: impressions ? { low: 0.4, high: 0.78 } : null,
      },
    },
    visitResponseTiming: {
      rows: [
        { timing: 'Within 1 hour', responses: responses * 0.25 },
        { timing: 'Within 1 day', responses: responses * 0.25 },
        { timing: 'Within 1 week', responses: responses * 0.5 },
      ].map((row) => ({
        ...row,
        percentage: ratio(row.responses, responses),
        percentageInterval: around(ratio(row.responses, responses)),
      })),
      summary: {
        hour1: responses * 0.25,
        day1: responses * 0.25,
        week1: responses * 0.5,
        hour1Percentage: responses ? 0.25 : null,
        day1Percentage: responses ? 0.25 : null,
        week1Percentage: responses ? 0.5 : null,
      },
      meta: { maxX: Math.max(1, responses * 0.5) },
    },
    platformCreativePerformance: {
      rows: [
        { channelId: 41, platform: 'Huia One', creativeId: 31, creative: 'Harvest 30s', ...most },
        { channelId: 42, platform: 'Huia Play', creativeId: 33, creative: 'Beach 30s', ...least },
      ].map(({ channelId, platform, creativeId, creative, totalImpressions, totalResponses }) => ({
        channelId,
        platform,
        creativeId,
        creative,
        impressionsPercentage: ratio(totalImpressions, impressions),
        responsesPercentage: ratio(totalResponses, responses),
        responsesPercentageInterval: around(ratio(totalResponses, responses)),
      })),
      summary: { totalImpressions: impressions, totalResponses: responses },
    },
    creativePerformanceSummary: {
      rows: [
        { creativeId: 31, creative: 'Harvest 30s', ...most },
        { creativeId: 33, creative: 'Beach 30s', ...least },
      ].map(({ creativeId, creative, totalResponses, currentCpr }) => ({
        creativeId,
        creative,
        totalResponses,
        cpv: currentCpr,
      })),
      summary: { totalResponses: responses },
    },
    creativePerformanceCost: {
      rows: [
        {
          creativeId: 31,
          creative: 'Harvest 30s',
          duration: '30s',
          isTiedWithFirst: null,
          ...most,
        },
        { creativeId: 33, creative: 'Beach 30s', duration: '15s', isTiedWithFirst: true, ...least },
      ],
      summary: all,
    },
    channelPerformanceCost: {
      rows: [
        { channelId: 41, channel: 'Huia One', isTiedWithFirst: null, ...most },
        { channelId: 42, channel: 'Huia Play', isTiedWithFirst: true, ...least },
      ],
      summary: all,
    },
    impressionHeatmap: {
      impressions: heatmapOf(impressions, (cell) => cell),
      responses: heatmapOf(responses, (cell) => cell),
      responseRatio: heatmapOf(impressions, (cell) => ratio(cell / 50, cell)),
      responseRatioDifferences: DAYPARTS.map((_, index) => ({
        daypart: index + 1,
        sun: null,
        mon: null,
        tue: null,
        wed: null,
        thu: null,
        fri: null,
        sat: null,
      })),
      responseRatioSmallSamples: heatmapOf(impressions, (cell) => cell / 50 < 5),
      responseRatioIntervals: heatmapOf(impressions, (cell) => around(ratio(cell / 50, cell))),
    },
    analysis: {
      summary: { paragraphs: [`${impressions} impressions were followed by ${responses} visits.`] },
      campaignPerformance: {
        paragraphs: [
          'Impressions and visits rose together (<a href="#correlation">Correlation</a>).',
        ],
      },
      creativeEffectiveness: {
        paragraphs: [
          '<strong>Harvest 30s</strong> leads (<a href="#creative-performance-cost">Creative Performance Details</a>).',
        ],
      },
      geographicDistribution: {
        paragraphs: ['<strong>Auckland</strong> has half of the visits.'],
      },
      responseProfile: { paragraphs: ['Half of the visits came within a day.'] },
    },
  };
}
