import { Box, HStack, Text } from '@chakra-ui/react';
import type { ChartPoint, ChartSeries } from './chart-series';
import { SeriesMark } from './series-mark';

type ChartTooltipProps = {
  title: string;
  point: ChartPoint;
  series: readonly ChartSeries[];
  /** Distance of the point from the left edge of the chart. */
  x: number;
  chartWidth: number;
};

/** The values at one place of a chart, on the side of the cursor where there is room. */
export function ChartTooltip({ title, point, series, x, chartWidth }: ChartTooltipProps) {
  const side = x < chartWidth / 2 ? { left: `${x + 16}px` } : { right: `${chartWidth - x + 16}px` };
  return (
    <Box
      position="absolute"
      top="4"
      {...side}
      pointerEvents="none"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="md"
      paddingX="3"
      paddingY="2"
      textStyle="xs"
      whiteSpace="nowrap"
      zIndex="1"
      data-testid="chart-tooltip"
    >
      <Text fontWeight="semibold" marginBottom="1">
        {title}
      </Text>
      {series.map((one) => (
        <HStack key={one.id} gap="2">
          <SeriesMark series={one} />
          <Text flex="1" color="fg.muted">
            {one.label}
          </Text>
          <Text fontVariantNumeric="tabular-nums">{one.format(point.values[one.id] ?? 0)}</Text>
        </HStack>
      ))}
    </Box>
  );
}
