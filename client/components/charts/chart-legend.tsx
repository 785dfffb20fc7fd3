import { Button, HStack } from '@chakra-ui/react';
import type { ChartSeries } from './chart-series';
import { SeriesMark } from './series-mark';

type ChartLegendProps = {
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

/** A button for each series; a hidden one is dimmed and struck through. */
export function ChartLegend({ series, hidden, onToggle }: ChartLegendProps) {
  return (
    <HStack role="group" aria-label="Series shown" justify="center" wrap="wrap" gap="1">
      {series.map((one) => {
        const isShown = !hidden.has(one.id);
        return (
          <Button
            key={one.id}
            size="2xs"
            variant="ghost"
            aria-pressed={isShown}
            color="fg"
            fontWeight="normal"
            opacity={isShown ? 1 : 0.5}
            textDecoration={isShown ? 'none' : 'line-through'}
            onClick={() => onToggle(one.id)}
          >
            <SeriesMark series={one} />
            {one.label}
          </Button>
        );
      })}
    </HStack>
  );
}
