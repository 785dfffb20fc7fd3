import { Box, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useMeasure } from '@nivo/core';
import { useMemo } from 'react';
import {
  type FilterToggle,
  pressByKey,
  toggleText,
} from '#client/components/filter-toggle/filter-toggle';
import { bandCentres } from '#client/components/charts/axis/band-layout';
import { ChartLegend } from '#client/components/charts/chart-legend';
import {
  type ChartPoint,
  type ChartSeries,
  valueText,
} from '#client/components/charts/chart-series';
import { ChartTooltip } from '#client/components/charts/chart-tooltip';
import { chartMargin, CombinedPlot } from './combined-plot';
import { ShownSeries } from '#client/components/charts/shown-series';
import { useChartCursor } from '#client/components/charts/use-chart-cursor';
import { useHiddenSeries } from '#client/components/charts/use-hidden-series';

type CombinedChartProps = {
  label: string;
  points: readonly ChartPoint[];
  /** The legend has the same order. */
  series: readonly ChartSeries[];
  leftLabel: string;
  rightLabel: string;
  formatTick: (x: string) => string;
  formatTitle: (x: string) => string;
  height: number;
  /** Appended to the name of a position that is not over yet. */
  partialNote?: string;
  /** Appended to the name of a position whose values can still rise. */
  immatureNote?: string;
  /** The name of the compared values. */
  comparedLabel?: string;
  /** Null for a position that is no toggle. */
  toggleOf?: (point: ChartPoint) => FilterToggle | null;
};

const titleOf = ({ x, progress }: ChartPoint, props: CombinedChartProps) =>
  [
    props.formatTitle(x),
    progress === 'partial' && props.partialNote,
    progress === 'immature' && props.immatureNote,
  ]
    .filter(Boolean)
    .join(', ');

function describePoint(
  point: ChartPoint,
  shown: readonly ChartSeries[],
  props: CombinedChartProps,
) {
  const { compared } = point;
  const valueTexts = (at: Pick<ChartPoint, 'values' | 'missing'>) =>
    shown.map((series) => `${series.label} ${valueText(at, series)}`);
  return [
    titleOf(point, props),
    ...valueTexts(point),
    ...(compared ? [props.formatTitle(compared.x), ...valueTexts(compared)] : []),
  ];
}

/**
 * Bars on the left axis and lines on the right one over the same positions, with a legend that
 * toggles each series.
 */
export function CombinedChart(props: CombinedChartProps) {
  const { label, points, series, formatTitle, height } = props;
  const [frame, { width }] = useMeasure();
  const { hidden, toggle } = useHiddenSeries();
  const shown = useMemo(() => series.filter(({ id }) => !hidden.has(id)), [series, hidden]);
  const margin = chartMargin(width);
  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const cursor = useChartCursor({ count: points.length, marginLeft: margin.left, innerWidth });
  const point = cursor.index === null ? undefined : points[cursor.index];
  const pointToggle = point && props.toggleOf?.(point);
  const action = pointToggle ? toggleText(pointToggle) : undefined;
  const x = margin.left + (bandCentres(points.length, innerWidth)[cursor.index ?? 0] ?? 0);

  return (
    <Stack gap="2">
      <ChartLegend
        series={series}
        hidden={hidden}
        onToggle={toggle}
        comparedLabel={points.some(({ compared }) => compared) ? props.comparedLabel : undefined}
      />
      <Box
        ref={frame}
        position="relative"
        height={`${height}px`}
        role="group"
        aria-roledescription="chart"
        aria-label={`${label}. Arrow keys move from day to day.`}
        tabIndex={0}
        borderRadius="md"
        focusVisibleRing="outside"
        cursor={pointToggle ? 'pointer' : undefined}
        {...cursor.events}
        onKeyDown={(event) => {
          if (!pressByKey(event, pointToggle)) cursor.events.onKeyDown(event);
        }}
        onClick={(event) => {
          const pressed = points[cursor.indexAt(event)];
          if (pressed) props.toggleOf?.(pressed)?.toggle();
        }}
      >
        <ShownSeries value={shown}>
          {width > 0 && (
            <CombinedPlot
              points={points}
              series={series}
              leftLabel={props.leftLabel}
              rightLabel={props.rightLabel}
              formatTick={props.formatTick}
              width={width}
              height={height}
            />
          )}
        </ShownSeries>
        {point && (
          <>
            <Box
              position="absolute"
              left={`${x}px`}
              top={`${margin.top}px`}
              height={`${height - margin.top - margin.bottom}px`}
              borderLeftWidth="1px"
              borderColor="fg.muted"
              borderStyle="dashed"
              pointerEvents="none"
            />
            <ChartTooltip
              title={titleOf(point, props)}
              comparedTitle={point.compared && formatTitle(point.compared.x)}
              point={point}
              series={shown}
              x={x}
              chartWidth={width}
              action={action}
            />
          </>
        )}
        <VisuallyHidden aria-live="polite">
          {point && [...describePoint(point, shown, props), ...(action ? [action] : [])].join(', ')}
        </VisuallyHidden>
      </Box>
    </Stack>
  );
}
