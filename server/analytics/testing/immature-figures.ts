import { DAYPART_COUNT } from '#server/event-store/figures/day-figures.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { emptySums } from '#server/analytics/figures/sums/figure-sums.js';
import { TimingCurve } from '#server/analytics/maturity/timing-curve.js';
import { buildFigures } from './build-figures.js';

const HOUR_MS = 3_600_000;
/** Half of the responses come within the first hour, the other half in the fourth day. */
const CURVE = new TimingCurve(
  new Map([
    [3, 100],
    [900, 100],
  ]),
);
const MONDAY = 20_003;

interface Shape {
  /** Counts of each line: before the recent day, on it at night, on it at peak, and responses. */
  lines: readonly { old: number; night: number; peak: number; responses: number }[];
}

/** Two days: an old Sunday, and a Monday whose peak is ten minutes old and whose night is a day old. */
export function immatureFigures(
  { lines }: Shape,
  curve: TimingCurve | null = CURVE,
): DashboardFigures {
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

export const IMMATURE: Shape = {
  lines: [
    { old: 1000, night: 400, peak: 0, responses: 60 },
    { old: 3000, night: 200, peak: 600, responses: 90 },
    { old: 500, night: 0, peak: 0, responses: 5 },
  ],
};
