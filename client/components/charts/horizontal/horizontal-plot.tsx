import { Bar, type BarCustomLayerProps, type BarDatum } from '@nivo/bar';
import { memo, useCallback, useMemo } from 'react';
import { AXIS_TEXT_STYLE, CHART_THEME } from '#client/components/charts/chart-theme';
import { barPlace, endRoundedBar } from './end-rounded-bar';
import type { barMargin, HorizontalBar } from './horizontal-bar';

const LABEL_GAP_PX = 6;
const SIDE_TITLE_INSET_PX = 8;

/** A thinner bar is lower than its label, which would reach over the compared bar next to it. */
const LABEL_HEIGHT_PX = 15;

// A label may lie over a grid line.
const HALO = {
  paintOrder: 'stroke',
  stroke: 'var(--ui-colors-bg-panel)',
  strokeWidth: 3,
  strokeLinejoin: 'round',
} as const;

interface HorizontalPlotProps {
  bars: readonly HorizontalBar[];
  hasCompared: boolean;
  axisName: (label: string) => string;
  format: (value: number) => string;
  sideTitle?: string;
  max: number;
  gridValues: readonly number[];
  padding: number;
  radius: number;
  colour: string;
  margin: ReturnType<typeof barMargin>;
  width: number;
  height: number;
}

/**
 * The drawing of horizontal bars; it does not depend on the cursor, so it renders once per figures
 * and width.
 */
export const HorizontalPlot = memo(function HorizontalPlot(props: HorizontalPlotProps) {
  const {
    bars,
    hasCompared,
    axisName,
    format,
    sideTitle,
    max,
    gridValues,
    padding,
    radius,
    colour,
    margin,
  } = props;
  // nivo draws from the bottom up.
  const data = useMemo<BarDatum[]>(
    () =>
      bars.toReversed().map(({ id, value, compared }) => ({
        id,
        value: Math.min(value, max),
        ...(typeof compared === 'number' && { compared: Math.min(compared, max) }),
      })),
    [bars, max],
  );
  const names = useMemo(
    () => new Map(bars.map(({ id, label }) => [id, axisName(label)])),
    [bars, axisName],
  );
  const texts = useMemo(
    () => new Map(bars.map(({ id, value }) => [id, format(value)])),
    [bars, format],
  );
  const barComponent = useMemo(() => endRoundedBar(radius, hasCompared), [radius, hasCompared]);

  const ValueLabels = useCallback(
    ({ bars: drawn }: BarCustomLayerProps<BarDatum>) => {
      const ends = new Map<string, number>();
      for (const bar of drawn) {
        const id = String(bar.data.indexValue);
        ends.set(id, Math.max(ends.get(id) ?? 0, bar.x + bar.width));
      }

      return (
        <g style={{ ...AXIS_TEXT_STYLE, ...HALO, fontVariantNumeric: 'tabular-nums' }}>
          {drawn
            .filter(({ data: { id } }) => id === 'value')
            .map((bar) => {
              const { y, height } = barPlace(bar, 'value', hasCompared);
              const id = String(bar.data.indexValue);
              const ownEnd = bar.x + bar.width;
              const end = height < LABEL_HEIGHT_PX ? (ends.get(id) ?? ownEnd) : ownEnd;

              return (
                <text
                  key={bar.key}
                  x={end + LABEL_GAP_PX}
                  y={y + height / 2}
                  dominantBaseline="central"
                >
                  {texts.get(id)}
                </text>
              );
            })}
        </g>
      );
    },
    [texts, hasCompared],
  );

  return (
    <Bar
      width={props.width}
      height={props.height}
      margin={margin}
      theme={CHART_THEME}
      role="presentation"
      layout="horizontal"
      data={data}
      keys={hasCompared ? ['value', 'compared'] : ['value']}
      indexBy="id"
      groupMode="grouped"
      valueScale={{ type: 'linear', min: 0, max, clamp: true, nice: false }}
      indexScale={{ type: 'band', round: false }}
      padding={padding}
      innerPadding={hasCompared ? 2 : 0}
      colors={colour}
      barComponent={barComponent}
      enableLabel={false}
      isInteractive={false}
      animate={false}
      enableGridX
      enableGridY={false}
      gridXValues={[...gridValues]}
      axisBottom={null}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        format: (id) => names.get(String(id)) ?? '',
        legend: sideTitle,
        legendPosition: 'middle',
        legendOffset: SIDE_TITLE_INSET_PX - margin.left,
      }}
      layers={['grid', 'axes', 'bars', ValueLabels]}
    />
  );
});
