import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DAYPART_COUNT } from '#server/event-store/figures/day-figures.js';
import { buildFigures } from '#server/analytics/testing/build-figures.js';
import { IMMATURE, immatureFigures } from '#server/analytics/testing/immature-figures.js';
import { writeAnalysis } from '#server/analytics/writing/write-analysis.js';
import { channelPerformanceCost } from './channel-performance-cost.js';
import { impressionHeatmap } from './impression-heatmap.js';
import { impressionSummary } from './impression-summary.js';
import { maturity } from './maturity.js';

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
        const figures = immatureFigures(shape);
        const found = maturity(figures);
        // A day-old impression has had half of its responses, one of this minute none.
        const night = shape.lines.reduce((sum, line) => sum + line.night, 0);
        const peak = shape.lines.reduce((sum, line) => sum + line.peak, 0);
        const shareOfDay = night + peak === 0 ? 1 : (night * 0.5) / (night + peak);

        for (const rate of found.completed?.creatives ?? []) {
          const line = shape.lines[rate.rowId - 1];
          if (!line) throw new Error(`no creative ${rate.rowId}`);
          const exposure = line.old + (line.night + line.peak) * shareOfDay;
          const spend = exposure * 0.02;
          if (exposure === 0) expect(rate.responseRate).toBeNull();
          else expect(rate.responseRate).toBeCloseTo(line.responses / exposure, 9);
          if (line.responses > 0)
            expect(rate.costPerResponse).toBeCloseTo(spend / line.responses, 6);
        }
      }),
      { examples: [[{ lines: [{ old: 0, night: 0, peak: 7, responses: 1 }] }]] },
    );
  });

  test('never make a rate of what rounding leaves', () => {
    const figures = immatureFigures({ lines: [{ old: 0, night: 0, peak: 7, responses: 1 }] });
    // Ten tenths add up to less than 1.
    const minute = { fromMs: 0, toMs: 60_000, weight: 0.1 };
    const ages = Array.from({ length: DAYPART_COUNT }, () =>
      Array.from({ length: 10 }, () => minute),
    );
    const recent = figures.maturity.recent.map(({ sums }) => ({ sums, ages }));
    const { completed } = maturity({ ...figures, maturity: { ...figures.maturity, recent } });
    expect(completed?.total).toMatchObject({ responses: null, responseRate: null });
  });

  test('never put a rate outside its interval', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const { completed } = maturity(immatureFigures(shape));
        for (const { responseRate, responseRateInterval } of completed?.creatives ?? []) {
          if (!responseRateInterval || responseRate === null) continue;
          expect(responseRateInterval.low).toBeLessThanOrEqual(responseRate + 1e-9);
          expect(responseRateInterval.high).toBeGreaterThanOrEqual(responseRate - 1e-9);
        }
      }),
    );
  });

  test('expect the visits that the completed rate gives all impressions', () => {
    const total = maturity(immatureFigures(IMMATURE)).completed?.total;
    expect(total?.responses).toBeCloseTo((total?.responseRate ?? 0) * 5700, 6);
  });

  test('complete each cell of the heatmap by its own daypart', () => {
    const figures = immatureFigures(IMMATURE);
    const night = maturity(figures).completed?.responseRatio[0];
    expect(night?.mon).toBeCloseTo(155 / (600 * 0.5), 9);
    expect(night?.sun).toBe(0);
  });

  test('leave the figures as they were counted', () => {
    const figures = immatureFigures(IMMATURE);
    maturity(figures);
    expect(impressionSummary(figures).responseRate).toBe(155 / 5700);
    expect(channelPerformanceCost(figures).summary.totalImpressions).toBe(5700);
    expect(impressionHeatmap(figures).impressions[0]?.mon).toBe(600);
  });

  test('do not exist on complete ranges, nor while the timing is not known', () => {
    expect(maturity(buildFigures({}))).toMatchObject({ isComplete: true, completed: null });
    expect(maturity(immatureFigures(IMMATURE, null))).toMatchObject({
      isComplete: false,
      arrivedShare: null,
      recentImpressions: 1200,
      completed: null,
    });
  });
});

describe('visits that are still coming', () => {
  test('are named by the written analysis with the completed rate', () => {
    const [, sentence] = writeAnalysis(immatureFigures(IMMATURE)).summary.paragraphs;
    expect(sentence).toContain('those of impressions after 06 Oct 2024 are still coming');
    expect(sentence).toContain('By the timing of 200 visits before');
    expect(writeAnalysis(buildFigures({})).summary.paragraphs.join(' ')).not.toContain('coming');
  });

  test('are named without a rate where too few earlier visits tell the timing', () => {
    const [, sentence] = writeAnalysis(immatureFigures(IMMATURE, null)).summary.paragraphs;
    expect(sentence).toContain('too few earlier visits tell how many');
  });
});
