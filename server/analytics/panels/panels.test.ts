import { describe, expect, test } from '@jest/globals';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { channelPerformanceCost } from './channel-performance-cost.js';
import { correlation } from '#server/analytics/statistics/daily-correlation.js';
import { creativePerformanceCost } from './creative-performance-cost.js';
import { impressionSummary } from './impression-summary.js';
import { impressionsBeforeVisit } from './impressions-before-visit.js';
import { mapViewOf } from './map-view.js';
import { platformCreativePerformance } from './platform-creative-performance.js';
import { responsesByRegion } from './responses-by-region.js';
import { responsesOverTime } from './responses-over-time.js';
import { visitResponseTiming } from './visit-response-timing.js';

describe('the panels', () => {
  test('have no ratio where its divisor is zero', () => {
    const nothing = buildFigures({});

    expect(impressionSummary(nothing)).toMatchObject({
      adSpend: 0,
      cpmActual: null,
      responseRate: null,
      currentCpr: null,
    });

    expect(visitResponseTiming(nothing)).toMatchObject({
      summary: { hour1Percentage: null },
      meta: { maxX: 1 },
    });
    expect(impressionsBeforeVisit(nothing)).toEqual({
      rows: [],
      summary: { totalViewsOccurrence: 0, averageViews: null, viewsFor80Percent: 0 },
    });

    const onlyResponses = buildFigures({
      lines: [{ creativeId: 1, channelId: 1, impressions: 0, responses: 2 }],
    });

    expect(creativePerformanceCost(onlyResponses).rows).toMatchObject([
      { responseRate: null, currentCpr: 0 },
    ]);
  });

  test('sum spend in whole units, so that cents do not drift', () => {
    const lines = Array.from({ length: 30 }, () => ({
      creativeId: 1,
      channelId: 1,
      impressions: 1,
      responses: 0,
      cpm: 0.1,
    }));
    expect(impressionSummary(buildFigures({ lines })).adSpend).toBe(0.003);
  });

  test('join the lines of one creative over bookings, and of one channel over creatives', () => {
    const figures = buildFigures({
      lines: [
        { creativeId: 1, channelId: 1, impressions: 100, responses: 1 },
        { creativeId: 1, channelId: 2, impressions: 300, responses: 3 },
        { creativeId: 2, channelId: 2, impressions: 0, responses: 0 },
      ],
    });

    expect(creativePerformanceCost(figures).rows).toMatchObject([
      { creativeId: 1, totalImpressions: 400, totalResponses: 4 },
    ]);
    expect(channelPerformanceCost(figures).rows).toMatchObject([
      { channelId: 2, totalImpressions: 300 },
      { channelId: 1, totalImpressions: 100 },
    ]);
    expect(platformCreativePerformance(figures).rows).toMatchObject([
      { channelId: 1, creativeId: 1, impressionsPercentage: 0.25, responsesPercentage: 0.25 },
      { channelId: 2, creativeId: 1, impressionsPercentage: 0.75, responsesPercentage: 0.75 },
    ]);
  });

  test('put the highest response rate first and rows without one last', () => {
    const figures = buildFigures({
      lines: [
        { creativeId: 1, channelId: 1, impressions: 0, responses: 1 },
        { creativeId: 2, channelId: 1, impressions: 10, responses: 0 },
        { creativeId: 3, channelId: 1, impressions: 10, responses: 5 },
      ],
    });

    expect(creativePerformanceCost(figures).rows.map(({ creativeId }) => creativeId)).toEqual([
      3, 2, 1,
    ]);
  });

  test('reach 80 % at the smallest views value that holds as many', () => {
    const at = (views: [number, number][]) =>
      impressionsBeforeVisit(buildFigures({ views: new Map(views) })).summary.viewsFor80Percent;

    expect(
      at([
        [1, 4],
        [2, 1],
      ]),
    ).toBe(1);

    expect(
      at([
        [1, 3],
        [2, 1],
        [9, 1],
      ]),
    ).toBe(2);
    expect(at([[3, 1]])).toBe(3);
  });

  test('list every views value up to 100 and beyond only those that occur', () => {
    const { rows } = impressionsBeforeVisit(
      buildFigures({
        views: new Map([
          [2, 5],
          [70_000, 1],
        ]),
      }),
    );

    expect(rows).toHaveLength(101);
    expect(rows.slice(0, 3)).toEqual([
      { views: 1, impressionsBeforeVisit: 0 },
      { views: 2, impressionsBeforeVisit: 5 },
      { views: 3, impressionsBeforeVisit: 0 },
    ]);
    expect(rows.at(-1)).toEqual({ views: 70_000, impressionsBeforeVisit: 1 });
  });

  test('keep the Unknown region in the table and off the map', () => {
    const { rows, summary } = responsesByRegion(
      buildFigures({
        regions: new Map([
          [1, 5],
          [3, 15],
        ]),
      }),
    );

    expect(rows).toMatchObject([
      { regionId: 3, percentage: 0.75, latitude: -36.9 },
      { regionId: 1, region: 'Unknown', percentage: 0.25, latitude: null, longitude: null },
    ]);
    expect(summary).toMatchObject({ centreLatitude: -36.9, centreLongitude: 174.8 });
  });

  test('shrink the marks of regions alike only where the largest would be too large', () => {
    const radiiOf = (responses: [number, number][]) =>
      responsesByRegion(buildFigures({ regions: new Map(responses) })).rows.map(
        ({ radSize }) => radSize,
      );

    expect(
      radiiOf([
        [3, 6400],
        [1, 1_000_000],
      ]),
    ).toEqual([null, null]);

    expect(
      radiiOf([
        [3, 25_600],
        [1, 100],
      ]),
    ).toEqual([40, null]);

    expect(
      radiiOf([
        [3, 25_600],
        [4, 6400],
      ]),
    ).toEqual([40, 20]);
  });
});

describe('the correlation', () => {
  test('is none where it is undefined, and 0 on its gauge', () => {
    expect(correlation([], [])).toBeNull();
    expect(correlation([5], [7])).toBeNull();
    expect(correlation([0.1, 0.1, 0.1], [1, 2, 3])).toBeNull();
    expect(correlation([1, 2, 3], [4, 4, 4])).toBeNull();
    expect(responsesOverTime(buildFigures({})).summary).toEqual({
      correlation: 0,
      correlationInterval: null,
    });
  });

  test('never leaves −1 to 1', () => {
    expect(correlation([1, 2, 3], [10, 20, 30])).toBeCloseTo(1, 12);
    expect(correlation([1, 2, 3], [-1e9, -2e9, -3e9])).toBeGreaterThanOrEqual(-1);
  });
});

describe('the map', () => {
  test('shows every place and stays between the whole world and a town', () => {
    expect(mapViewOf([])).toEqual({ zoom: 5, centreLatitude: -40.9006, centreLongitude: 174.886 });
    expect(mapViewOf([{ latitude: -36.8, longitude: 174.7 }]).zoom).toBeLessThanOrEqual(10);
    const far = mapViewOf([
      { latitude: -80, longitude: -80 },
      { latitude: 80, longitude: 80 },
    ]);
    expect(far).toMatchObject({ zoom: 1, centreLatitude: 0, centreLongitude: 0 });
  });
});
