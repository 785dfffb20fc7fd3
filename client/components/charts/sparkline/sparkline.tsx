import { Box } from '@chakra-ui/react';
import { useMeasure } from '@nivo/core';
import { Line } from '@nivo/line';
import { useMemo } from 'react';
import { CHART_THEME, chartColour } from '#client/components/charts/chart-theme';

interface SparklineProps {
  /** The accessible name. */
  label: string;
  /** The oldest value is the first. */
  values: readonly number[];
  /** Number of values that fit the whole width; fewer are drawn at the right end. */
  places: number;
  heightPx?: number;
}

const DEFAULT_HEIGHT_PX = 24;
const LINE_WIDTH_PX = 1.5;
/** So that neither the highest nor the lowest value is cut. */
const MARGIN = { top: LINE_WIDTH_PX, right: 0, bottom: LINE_WIDTH_PX, left: 0 };
const AREA_OPACITY = 0.14;

/** A line without axes from zero to the highest value: the trend of a figure. */
export function Sparkline({ label, values, places, heightPx = DEFAULT_HEIGHT_PX }: SparklineProps) {
  const [frame, { width }] = useMeasure();
  const data = useMemo(() => {
    const oldest = places - values.length;
    return [{ id: 'values', data: values.map((y, index) => ({ x: oldest + index, y })) }];
  }, [values, places]);
  if (values.length === 0) return null;

  return (
    <Box ref={frame} h={`${heightPx}px`} w="full" overflow="hidden">
      {width > 0 && (
        <Line
          width={width}
          height={heightPx}
          margin={MARGIN}
          theme={CHART_THEME}
          role="img"
          ariaLabel={label}
          data={data}
          xScale={{ type: 'linear', min: 0, max: Math.max(1, places - 1) }}
          yScale={{ type: 'linear', min: 0, max: Math.max(1, ...values) }}
          layers={['areas', 'lines']}
          colors={chartColour('impressions')}
          lineWidth={LINE_WIDTH_PX}
          enableArea
          areaOpacity={AREA_OPACITY}
          isInteractive={false}
          animate={false}
        />
      )}
    </Box>
  );
}
