import { Box, VisuallyHidden } from '@chakra-ui/react';
import { useMeasure } from '@nivo/core';
import { useMemo, useRef } from 'react';
import { compactCountText, countText } from '#schema/writing/numbers';
import {
  type FilterToggle,
  pressByKey,
  toggleText,
} from '#client/components/filter-toggle/filter-toggle';
import { roundTicks } from '#client/components/charts/axis/axis-scale';
import { bandCentres } from '#client/components/charts/axis/band-layout';
import { noteText } from '#client/components/panel/note/note-lines';
import { BarTooltip } from '#client/components/charts/bar-tooltip';
import { chartColour } from '#client/components/charts/chart-theme';
import { barMargin, type BarTexts, type HorizontalBar, noteOf } from './horizontal-bar';
import { HorizontalPlot } from './horizontal-plot';
import { useBarCursor } from '#client/components/charts/use-bar-cursor';
import { VALUE_AXIS_HEIGHT_PX, ValueAxis } from '#client/components/charts/axis/value-axis';

interface HorizontalBarsProps extends BarTexts {
  /** The accessible name. */
  label: string;
  /** The first bar is at the top. */
  bars: readonly HorizontalBar[];
  axisTitle: string;
  /** Title of the names on the left. */
  sideTitle?: string;
  /** End of the value axis. */
  max: number;
  /** Round values up to the maximum by default. */
  gridValues?: readonly number[];
  formatTick?: (value: number) => string;
  /** The short name on the axis. */
  axisName?: (label: string) => string;
  /** Total height, including the axis. */
  height: number;
  /** The bars scroll over the axis above this height. */
  maxHeight?: number;
  /** Share of a band that stays free between two bars. */
  padding?: number;
  radius?: number;
  colour?: string;
  /** Null for a bar that is no toggle. */
  toggleOf?: (bar: HorizontalBar) => FilterToggle | null;
}

// Larger ticks show a shortened number.
const MAX_FULL_TICK = 9999;
const whole = (label: string) => label;

/** Horizontal bars over one value axis, with the value at the end of each. */
export function HorizontalBars(props: HorizontalBarsProps) {
  const { label, bars, format, axisTitle, sideTitle, height, maxHeight, axisName = whole } = props;
  const { padding = 0.3, radius = 4, colour = chartColour('impressions') } = props;
  const max = props.max > 0 ? props.max : 1;
  const formatTick = props.formatTick ?? (max > MAX_FULL_TICK ? compactCountText : countText);
  const [frame, { width }] = useMeasure();
  const scroller = useRef<HTMLDivElement>(null);
  const gridValues = useMemo(() => props.gridValues ?? roundTicks(max), [props.gridValues, max]);
  const margin = useMemo(
    () =>
      barMargin(
        bars.map((bar) => axisName(bar.label)),
        bars.map((bar) => format(bar.value)),
        sideTitle !== undefined,
      ),
    [bars, axisName, format, sideTitle],
  );
  const hasCompared =
    props.comparedLabel !== undefined && bars.some(({ compared }) => typeof compared === 'number');
  const plotHeight = height - VALUE_AXIS_HEIGHT_PX;
  const shownHeight = Math.min(height, maxHeight ?? height) - VALUE_AXIS_HEIGHT_PX;
  const innerWidth = Math.max(0, width - margin.left - margin.right);
  const centres = bandCentres(bars.length, plotHeight, padding);
  const middleOf = (index: number) => centres[index] ?? 0;

  const cursor = useBarCursor({
    count: bars.length,
    height: plotHeight,
    padding,
    onKeyMove: (index) => scroller.current?.scrollTo({ top: middleOf(index) - shownHeight / 2 }),
  });
  const bar = cursor.index === null ? undefined : bars[cursor.index];
  const toggle = bar && props.toggleOf?.(bar);
  const note = bar && { ...noteOf(bar, props), action: toggle ? toggleText(toggle) : undefined };

  return (
    <Box
      ref={scroller}
      role="group"
      aria-roledescription="chart"
      aria-label={`${label}. Arrow keys move from bar to bar.`}
      tabIndex={0}
      borderRadius="md"
      focusVisibleRing="outside"
      position="relative"
      overflowX="hidden"
      overflowY="auto"
      maxHeight={`${shownHeight + VALUE_AXIS_HEIGHT_PX}px`}
      {...cursor.keyEvents}
      onKeyDown={(event) => {
        if (!pressByKey(event, toggle)) cursor.keyEvents.onKeyDown(event);
      }}
    >
      <Box
        ref={frame}
        position="relative"
        height={`${plotHeight}px`}
        cursor={toggle ? 'pointer' : undefined}
        onClick={() => toggle?.toggle()}
        {...cursor.pointerEvents}
      >
        {width > 0 && (
          <HorizontalPlot
            bars={bars}
            hasCompared={hasCompared}
            axisName={axisName}
            format={format}
            sideTitle={sideTitle}
            max={max}
            gridValues={gridValues}
            padding={padding}
            radius={radius}
            colour={colour}
            margin={margin}
            width={width}
            height={plotHeight}
          />
        )}
        {note && (
          <BarTooltip
            note={note}
            y={middleOf(cursor.index ?? 0)}
            height={plotHeight}
            left={margin.left + 16}
          />
        )}
        <VisuallyHidden aria-live="polite">{note && noteText(note)}</VisuallyHidden>
      </Box>
      <Box position="sticky" bottom="0" bg="bg.panel" height={`${VALUE_AXIS_HEIGHT_PX}px`}>
        {width > 0 && (
          <ValueAxis
            title={axisTitle}
            note={hasCompared ? `(outlined: ${props.comparedLabel?.toLowerCase()})` : undefined}
            ticks={gridValues}
            max={max}
            format={formatTick}
            left={margin.left}
            innerWidth={innerWidth}
            width={width}
          />
        )}
      </Box>
    </Box>
  );
}
