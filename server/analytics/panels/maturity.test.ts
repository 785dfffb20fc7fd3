import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DAYPART_COUNT } from '#server/analytics/figures/day-figures.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { emptySums } from '#server/analytics/figures/sums/figure-sums.js';
import { TimingCurve } from '#server/analytics/maturity/timing-curve.js';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { writeAnalysis } from '#server/analytics/writing/write-analysis.js';
import { maturitySheet } from '#server/reports/sheets/maturity-sheet.js';
import { panelsOf } from '#server/reports/sheets/panels.js';
import { channelPerformanceCost } from './channel-performance-cost.js';
import { impressionHeatmap } from './impression-heatmap.js';
import { impressionSummary } from './impression-summary.js';
import { maturity } from './maturity.js';

const HOUR_MS = 3_600_000;
/** Half of the responses come within the first hour, the other half in the fourth day. */
const CURVE = new TimingCurve(new Map([[3, 100], [900, 100]])); // prettier-ignore
const MONDAY = 20_003;

interface Shape {
  /** By line: before the recent day, on it at night, on it at peak, and responses. */
  lines: readonly { old: number; night: number; peak: number; responses: number }[];
}

/** Two days: an old Sunday, and a Monday whose peak is ten minutes old and whose night is a day old. */
function figuresOf({ lines }: Shape, curve: TimingCurve | null = CURVE): DashboardFigures {
  const recent = emptySums(MONDAY, 1, lines.length);
  const old = new Array<number>(7 * DAYPART_COUNT).fill(0);
  const responses = new Array<number>(7 * DAYPART_COUNT).fill(0);
  lines.forEach((line, index) => {
    recent.lines.impressions[index] = line.night + line.peak;
    recent.impressionsByDaypart[0] = (recent.impressionsByDaypart[0] ?? 0) + line.night;
    recent.impressionsByDaypart[6] = (recent.impressionsByDaypart[6] ?? 0) + line.peak;
    old[6 * DAYPART_COUNT] = (old[6 * DAYPART_COUNT] ?? 0) + line.old;
    responses[0] = (responses[0] ?? 0) + line.responses;
  });
  recent.days.impressions[0] = recent.lines.impressions.reduce((sum, count) => sum + count, 0);

  const figures = buildFigures({
    lines: lines.map((line, index) => ({
      creativeId: index + 1,
      channelId: (index % 2) + 1,
      impressions: line.old + line.night + line.peak,
      responses: line.responses,
    })),
    impressionsByDaypart: old.map((count, at) => count + (recent.impressionsByDaypart[at] ?? 0)),
    responsesByDaypart: responses,
  });
  const ages = Array.from({ length: DAYPART_COUNT }, (_, index) =>
    index === 6
      ? [{ fromMs: 0, toMs: HOUR_MS / 6, weight: 1 }]
      : [{ fromMs: 24 * HOUR_MS, toMs: 30 * HOUR_MS, weight: 1 }],
  );

  return {
    ...figures,
    maturity: { completeThrough: '2024-10-06', recent: [{ sums: recent, ages }], curve },
  };
}

const SOME: Shape = {
  lines: [
    { old: 1000, night: 400, peak: 0, responses: 60 },
    { old: 3000, night: 200, peak: 600, responses: 90 },
    { old: 500, night: 0, peak: 0, responses: 5 },
  ],
};

const counts = fc.nat({ max: 5000 });
const shapes = fc.record({
  lines: fc.array(
    fc.record({ old: counts, night: counts, peak: counts, responses: fc.nat({ max: 200 }) }),
    { minLength: 1, maxLength: 6 },
  ),
});

describe('the completed figures', () => {
  test('are what counting every impression by its arrived share gives', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const figures = figuresOf(shape);
        const found = maturity(figures);
        // A day-old impression has had half of its responses, one of this minute none.
        const night = shape.lines.reduce((sum, line) => sum + line.night, 0);
        const peak = shape.lines.reduce((sum, line) => sum + line.peak, 0);
        const shareOfDay = night + peak === 0 ? 1 : (night * 0.5) / (night + peak);

        for (const rate of found.completed?.creatives ?? []) {
          const line = shape.lines[rate.id - 1];
          if (!line) throw new Error(`no creative ${rate.id}`);
          const exposure = line.old + (line.night + line.peak) * shareOfDay;
          const spend = exposure * 0.02;
          expect(rate.responseRate ?? NaN).toBeCloseTo(
            exposure === 0 ? NaN : line.responses / exposure,
            9,
          );
          if (line.responses > 0)
            expect(rate.costPerResponse).toBeCloseTo(spend / line.responses, 6);
        }
      }),
    );
  });

  test('never put a rate outside its interval', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const { completed } = maturity(figuresOf(shape));
        for (const { responseRate, responseRateInterval } of completed?.creatives ?? []) {
          if (!responseRateInterval || responseRate === null) continue;
          expect(responseRateInterval.low).toBeLessThanOrEqual(responseRate + 1e-9);
          expect(responseRateInterval.high).toBeGreaterThanOrEqual(responseRate - 1e-9);
        }
      }),
    );
  });

  test('expect the visits that the completed rate gives all impressions', () => {
    const total = maturity(figuresOf(SOME)).completed?.total;
    expect(total?.responses).toBeCloseTo((total?.responseRate ?? 0) * 5700, 6);
  });

  test('complete each cell of the heatmap by its own daypart', () => {
    const figures = figuresOf(SOME);
    const night = maturity(figures).completed?.responseRatio[0];
    expect(night?.mon).toBeCloseTo(155 / (600 * 0.5), 9);
    expect(night?.sun).toBe(0);
  });

  test('leave the figures as they were counted', () => {
    const figures = figuresOf(SOME);
    maturity(figures);
    expect(impressionSummary(figures).responseRate).toBe(155 / 5700);
    expect(channelPerformanceCost(figures).summary.totalImpressions).toBe(5700);
    expect(impressionHeatmap(figures).impressions[0]?.mon).toBe(600);
  });

  test('do not exist on complete ranges, nor while the timing is not known', () => {
    expect(maturity(buildFigures({}))).toMatchObject({ isComplete: true, completed: null });
    expect(maturity(figuresOf(SOME, null))).toMatchObject({
      isComplete: false,
      arrivedShare: null,
      recentImpressions: 1200,
      completed: null,
    });
  });
});

describe('visits that are still coming', () => {
  test('are named by the written analysis with the completed rate', () => {
    const [, sentence] = writeAnalysis(figuresOf(SOME)).summary.paragraphs;
    expect(sentence).toContain('those of impressions after 06 Oct 2024 are still coming');
    expect(sentence).toContain('By the timing of 200 visits before');
    expect(writeAnalysis(buildFigures({})).summary.paragraphs.join(' ')).not.toContain('coming');
  });

  test('are named without a rate where too few earlier visits tell the timing', () => {
    const [, sentence] = writeAnalysis(figuresOf(SOME, null)).summary.paragraphs;
    expect(sentence).toContain('too few earlier visits tell how many');
  });

  test('have a sheet with the rates so far and the completed ones', () => {
    const figures = figuresOf(SOME);
    const [sheet] = maturitySheet(panelsOf(figures));
    const total = maturity(figures).completed?.total;
    expect(sheet?.rows[0]).toEqual([
      'Impressions Summary',
      'All',
      155 / 5700,
      total?.responseRate,
      total?.responseRateInterval?.low,
      total?.responseRateInterval?.high,
      impressionSummary(figures).currentCpr,
      total?.costPerResponse,
      total?.responses,
    ]);
    expect(sheet?.rows.every((row) => row.length === sheet.columns.length)).toBe(true);
    expect(maturitySheet(panelsOf(buildFigures({})))).toEqual([]);
  });
});
