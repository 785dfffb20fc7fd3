import { useMemo } from 'react';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { HorizontalBar } from '#client/components/charts/horizontal/horizontal-bar';
import { HorizontalBars } from '#client/components/charts/horizontal/horizontal-bars';
import { countText, percentSpan, percentText } from '#schema/writing/numbers';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';
import { comparedName } from '#client/features/dashboard/panels/compared-range';

export const TIMING_HEIGHT_PX = 224;

type Timing = DashboardFigures['visitResponseTiming']['rows'][number];

interface TimingMode {
  title: string;
  valueLabel: string;
  axisTitle: string;
  gridValues?: readonly number[];
  valueOf: (row: Timing) => number | null;
  /** The end of the scale, for counts up to `largest`. */
  maxOf: (largest: number) => number;
  format: (value: number) => string;
  /** The other figure of the bar. */
  detailOf: (row: Timing) => { label: string; text: string };
}

// A separate end for each bar: the label of the longest one still fits.
const PERCENT_MAX = 100;

export const TIMING_COUNT: TimingMode = {
  title: PANEL_TITLES['visit-response-timing-count'],
  valueLabel: 'Visits',
  axisTitle: 'Number of Visits',
  valueOf: ({ responses }) => responses,
  maxOf: (largest) => largest,
  format: countText,
  detailOf: ({ percentage }) => ({ label: 'Share', text: percentText(percentage) }),
};

export const TIMING_PERCENT: TimingMode = {
  title: PANEL_TITLES['visit-response-timing'],
  valueLabel: 'Share',
  axisTitle: 'Percentage (%)',
  gridValues: [0, 20, 40, 60, 80, 100],
  valueOf: ({ percentage }) => (percentage === null ? null : percentage * PERCENT_MAX),
  maxOf: () => PERCENT_MAX,
  format: (value) => percentText(value / PERCENT_MAX),
  detailOf: ({ responses }) => ({ label: 'Visits', text: countText(responses) }),
};

const intervalLine = ({ percentageInterval }: Timing) =>
  percentageInterval
    ? [{ label: '95% interval of the share', text: percentSpan(percentageInterval) }]
    : [];

/** The time from an impression to its visit, as counts or as shares. */
function TimingBars({ mode, figures, compared, view }: BodyProps & { mode: TimingMode }) {
  const { rows, meta } = figures.visitResponseTiming;
  const before = compared?.visitResponseTiming;
  const bars = useMemo<HorizontalBar[]>(
    () =>
      rows.map((row, at) => {
        const then = before?.rows[at];
        return {
          id: row.timing,
          label: row.timing,
          value: mode.valueOf(row) ?? 0,
          compared: then && mode.valueOf(then),
          details: [mode.detailOf(row), ...intervalLine(row)],
        };
      }),
    [rows, before, mode],
  );

  return (
    <HorizontalBars
      label={mode.title}
      bars={bars}
      valueLabel={mode.valueLabel}
      comparedLabel={comparedName(view)}
      format={mode.format}
      axisTitle={mode.axisTitle}
      max={mode.maxOf(Math.max(meta.maxX, before?.meta.maxX ?? 1))}
      gridValues={mode.gridValues}
      height={TIMING_HEIGHT_PX}
      padding={0.65}
      radius={8}
    />
  );
}

export const TimingCount = (props: BodyProps) => <TimingBars mode={TIMING_COUNT} {...props} />;

export const TimingPercent = (props: BodyProps) => <TimingBars mode={TIMING_PERCENT} {...props} />;
