import { describe, expect, test } from '@jest/globals';
import { channelPerformanceCost } from '#server/analytics/panels/channel-performance-cost.js';
import { creativePerformanceCost } from '#server/analytics/panels/creative-performance-cost.js';
import { maturity } from '#server/analytics/panels/maturity.js';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { immatureFigures } from '#server/analytics/testing/immature-figures.js';
import type { PacedBooking } from '#server/analytics/pacing/paced-bookings.js';
import { pacingOf } from '#schema/pacing.js';
import { listFindings, MAX_FINDINGS } from './list-findings.js';

const line = (creativeId: number, channelId: number, impressions: number, responses: number) => ({
  creativeId,
  channelId,
  impressions,
  responses,
});

/** Three creatives on one channel, the first with half as many visits again. */
const THREE = {
  lines: [line(1, 1, 50_000, 1_500), line(2, 1, 50_000, 1_000), line(3, 1, 50_000, 1_000)],
  webhits: 9_000,
};

const findingsOf = (overrides: Parameters<typeof buildFigures>[0]) =>
  listFindings(buildFigures(overrides));

describe('the findings', () => {
  test('name the row that differs, with the figures and the intervals of its panel', () => {
    const [finding] = findingsOf(THREE);
    const [row] = creativePerformanceCost(buildFigures(THREE)).rows;

    expect(finding).toMatchObject({
      kind: 'RESPONSE_RATE',
      sentence: 'Creative 1 has 50% more visits per impression than the other creatives.',
      subject: { dimension: 'CREATIVE', rowIds: [1], name: 'Creative 1' },
      panel: 'creative-performance-cost',
      unit: 'RELATIVE',
      sureness: 'VERY_SURE',
      visitsAtStake: 500,
      action: { kind: 'FILTER' },
    });
    expect(finding?.effect).toBeCloseTo(0.5, 12);
    expect(finding?.interval?.low).toBeGreaterThan(0.35);
    expect(finding?.interval?.high).toBeLessThan(0.65);
    expect(finding?.figures[0]).toEqual({
      name: 'Creative 1',
      unit: 'FRACTION',
      value: row?.responseRate,
      interval: row?.responseRateInterval,
    });
    expect(finding?.statistics[0]).toBe(
      'Creative 1: 3.0% (95% interval 2.9% to 3.2%; 1,500 visits from 50,000 impressions).',
    );
  });

  test('say it once where there are only two, of the better one and with the name of the other', () => {
    const findings = findingsOf({ ...THREE, lines: THREE.lines.slice(0, 2) });
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      'Creative 1 has 50% more visits per impression than Creative 2.',
    ]);
  });

  test('speak of costs where prices differ, and then not of the rate of the same row', () => {
    const priced = [
      { ...line(1, 1, 50_000, 1_000), cpm: 10 },
      { ...line(1, 2, 50_000, 1_000), cpm: 30 },
      { ...line(1, 3, 50_000, 1_000), cpm: 30 },
    ];
    const findings = findingsOf({ lines: priced, webhits: 9_000 });
    const channels = findings.filter(({ subject }) => subject.dimension === 'CHANNEL');
    const [row] = channelPerformanceCost(buildFigures({ lines: priced })).rows;

    expect(channels[0]?.sentence).toBe(
      'A visit with Channel 1 costs 67% less than with the other channels.',
    );
    expect(channels[0]?.figures[0]?.value).toBe(row?.currentCpr);
    // The others cost more only because of the first.
    expect(channels.map(({ kind }) => kind)).toEqual(['COST_PER_VISIT']);
  });

  test('keep a second row that differs from the rest by itself', () => {
    const found = findingsOf({
      lines: [
        line(1, 1, 50_000, 2_000),
        line(2, 1, 50_000, 1_000),
        line(3, 1, 50_000, 1_000),
        line(4, 1, 50_000, 400),
      ],
      webhits: 9_000,
    });
    expect(found.map(({ subject }) => subject.name)).toEqual(['Creative 1', 'Creative 4']);
  });

  test('are one for a creative and a channel that ran only together', () => {
    const found = findingsOf({
      lines: [
        line(1, 1, 50_000, 600),
        line(2, 2, 50_000, 1_500),
        line(3, 2, 50_000, 1_500),
        line(2, 3, 50_000, 1_500),
        line(3, 3, 50_000, 1_500),
      ],
      webhits: 9_000,
    });
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'Creative 1 has 60% fewer visits per impression than the other creatives. It ran only together with the channel Channel 1: which of the two makes the difference cannot be told.',
    ]);
  });

  test('state the costs beside a rate where prices differ', () => {
    const found = findingsOf({
      lines: [
        { ...line(1, 1, 50_000, 500), cpm: 10 },
        { ...line(2, 1, 50_000, 1_000), cpm: 20 },
        { ...line(3, 1, 50_000, 1_000), cpm: 20 },
      ],
      webhits: 9_000,
    });
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'Creative 1 has 50% fewer visits per impression than the other creatives. A visit costs $1.00 against $1.00.',
    ]);
  });

  test('put the row with the most visits at stake first, and at most five in all', () => {
    const many = {
      ...THREE,
      lines: [
        line(1, 1, 100_000, 3_000),
        line(2, 2, 10_000, 600),
        line(3, 3, 100_000, 2_000),
        line(4, 4, 100_000, 1_000),
      ],
      impressionsByRegion: new Map([3, 4, 5, 6].map((id) => [id, 75_000])),
      regions: new Map([3, 4, 5, 6].map((id) => [id, id * 400])),
      sites: new Map([
        [1, 5_000],
        [2, 600],
      ]),
      views: new Map([
        [1, 5_000],
        [2, 600],
      ]),
    };
    const findings = findingsOf(many);
    const stakes = findings.map(({ visitsAtStake }) => visitsAtStake ?? 0);

    expect(findings).toHaveLength(MAX_FINDINGS);
    expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
  });

  test('name regions, dayparts and times of the week as their panels do', () => {
    const cells = (counts: (daypart: number) => number) =>
      Array.from({ length: 56 }, (_, index) => counts(index % 8));
    const findings = findingsOf({
      webhits: 9,
      impressionsByDaypart: cells(() => 1_000),
      responsesByDaypart: cells((daypart) => (daypart === 6 ? 40 : 20)),
      impressionsByRegion: new Map([
        [1, 9_000],
        [3, 9_000],
        [4, 9_000],
        [5, 9_000],
      ]),
      regions: new Map([
        [1, 900],
        [3, 200],
        [4, 200],
        [5, 400],
      ]),
    });

    expect(findings.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        'Peak (19:30-22:29) has 2 times as many visits per impression as the other dayparts.',
      ]),
    );
    expect(findings.some(({ subject }) => subject.name === 'Unknown')).toBe(false);
    expect(findings.some(({ subject }) => subject.dimension === 'REGION')).toBe(true);
    expect(findings.some(({ subject }) => subject.dimension === 'WEEKDAY_AND_DAYPART')).toBe(false);
  });

  test('say what a site and a first impression have, after everything to act on', () => {
    const findings = findingsOf({
      lines: [line(1, 1, 1_000, 400)],
      webhits: 900,
      sites: new Map([
        [1, 300],
        [2, 100],
      ]),
      views: new Map([
        [1, 300],
        [2, 60],
        [3, 40],
      ]),
    });

    expect(findings.map(({ sentence }) => sentence)).toEqual([
      'Site 1 has 75.0% of the visits, more than Site 2.',
      '75.0% of the visits come after one impression.',
    ]);
    expect(findings.map(({ action }) => action.kind)).toEqual(['FILTER', 'SHOW_PANEL']);
  });

  test('say how many more impressions would decide, and name the booking', () => {
    const findings = findingsOf({
      lines: [line(1, 1, 10_000, 110), line(2, 1, 9_000, 90)],
      webhits: 900,
    });

    expect(findings).toMatchObject([
      {
        kind: 'MORE_IMPRESSIONS',
        sureness: 'NOT_YET',
        unit: 'IMPRESSIONS',
        interval: null,
        figures: [{ value: 19_000 }, { value: 19_000 + (findings[0]?.effect ?? 0) }],
        action: { kind: 'PLAN_IMPRESSIONS', bookingId: 1 },
      },
    ]);
    expect(findings[0]?.sentence).toMatch(
      /^About \d+,000 more impressions would show if Creative 1 differs from Creative 2 by 20% or more\.$/,
    );
    expect(findings[0]?.sentence).toContain(
      `${(findings[0]?.effect ?? 0).toLocaleString('en-GB')} more impressions`,
    );
  });

  test('plan nothing where the impressions are enough, or where no plan would be', () => {
    const even = (impressions: number, responses: number) =>
      findingsOf({
        lines: [line(1, 1, impressions, responses), line(2, 1, impressions, responses)],
        webhits: 900,
      });
    expect(even(5_000_000, 50_000)).toEqual([]);
    expect(even(300, 3)).toEqual([]);
  });

  test('name tags to repair first', () => {
    const issue = {
      kind: 'TAG_SILENT',
      tagKind: 'SITE',
      tagId: 7,
      name: 'Shop',
      message: 'It sent 200 calls a week ago.',
    } as const;
    const [first] = listFindings(buildFigures(THREE), { issues: [issue] });

    expect(first).toMatchObject({
      sentence: 'The site tag Shop has stopped sending calls.',
      statistics: ['It sent 200 calls a week ago.'],
      sureness: 'COUNTED',
      action: { kind: 'FIX_TAG', tagKind: 'SITE', tagId: 7 },
    });
    expect(findingsOf({ lines: [line(1, 1, 900, 0)] })[0]?.sentence).toBe(
      'No site tag sent a call in this range, so no visit could be counted.',
    );
  });

  test('name the booking that leaves its pace the furthest, behind before ahead', () => {
    const target = {
      startDate: '2026-06-01',
      endDate: '2026-06-30',
      cpm: 20,
      goalImpressions: 3_000,
      budget: null,
    };
    const booking = (bookingId: number, perDay: number): PacedBooking => {
      const delivery = { delivered: perDay * 10, complete: perDay * 10, recent: perDay * 7 };
      const pacing = pacingOf(target, delivery, '2026-06-11');
      if (!pacing) throw new Error('it has a goal');
      const names = {
        bookingName: `Booking ${bookingId}`,
        campaignName: 'Winter',
        channelName: 'One',
      };
      return { bookingId, ...names, ...target, pacing };
    };
    const paced = [booking(4, 88), booking(5, 130), booking(6, 100)];
    const [first, second] = listFindings(buildFigures(THREE), { paced });

    expect(first).toMatchObject({
      kind: 'PACE',
      sentence: 'Booking 4 is behind: its forecast is 12% below its goal.',
      statistics: [
        'At the rate of the last complete days it delivers 2,640 of 3,000 impressions by 30 Jun 2026.',
        '106 a day reach the goal.',
      ],
      subject: { dimension: 'BOOKING', rowIds: [4], name: 'Booking 4' },
      sureness: 'COUNTED',
      action: { kind: 'OPEN_BOOKING', bookingId: 4 },
    });
    expect(second?.kind).not.toBe('PACE');
    expect(listFindings(buildFigures(THREE), { paced: paced.slice(1) })[0]?.sentence).toBe(
      'Booking 5 is ahead: its forecast is 30% above its goal.',
    );
    expect(listFindings(buildFigures(THREE), { paced: paced.slice(2) })).toEqual(
      listFindings(buildFigures(THREE)),
    );
  });

  test('name a change since other days, with the rates of both', () => {
    const of = (impressions: number, responses: number) =>
      buildFigures({ lines: [line(1, 1, impressions, responses)], webhits: 900 });
    const compared = of(40_000, 1_000);
    const [finding] = listFindings(of(20_000, 400), { compared });

    expect(finding).toMatchObject({
      kind: 'CHANGE',
      sentence: 'This range has 20% fewer visits per impression than 01 Jun 2026 to 30 Jun 2026.',
      subject: { dimension: 'RANGE', rowIds: [] },
      visitsAtStake: 100,
      figures: [{ value: 0.02 }, { value: 0.025 }],
    });
    expect(finding?.interval?.high).toBeLessThan(0);
    expect(listFindings(of(20_000, 480), { compared })).toEqual([]);
    expect(listFindings(of(400, 1), { compared })).toEqual([]);
  });

  test('are none where there is nothing', () => {
    expect(findingsOf({})).toEqual([]);
  });

  test('use completed rates where visits are still coming', () => {
    const figures = immatureFigures({
      lines: [
        { old: 20_000, night: 4_000, peak: 0, responses: 1_200 },
        { old: 20_000, night: 0, peak: 9_000, responses: 600 },
        { old: 20_000, night: 0, peak: 0, responses: 600 },
      ],
    });
    const finding = listFindings(figures).find(
      ({ subject }) => subject.dimension === 'CREATIVE' && subject.rowIds[0] === 1,
    );
    const row = maturity(figures).completed?.creatives.find(({ rowId }) => rowId === 1);

    expect(finding?.figures[0]).toMatchObject({
      value: row?.responseRate,
      interval: row?.responseRateInterval,
    });
    expect(finding?.statistics[0]).toMatch(/^Creative 1: ≈ .*; 1,200 visits so far\)\.$/);
  });
});
