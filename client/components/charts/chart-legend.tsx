import { Button, chakra, HStack } from '@chakra-ui/react';
import { type ChartSeries, FAINT_LINE } from './chart-series';
import { SeriesMark } from './series-mark';

type ChartLegendProps = {
  series: readonly ChartSeries[];
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** The label of the pale marks of the comparison period. */
  comparedLabel?: string;
};

/**
 * A button for each series. A hidden series has a dimmed mark and a struck-through name; the name
 * stays readable, because black at half opacity would not be.
 */
export function ChartLegend({ series, hidden, onToggle, comparedLabel }: ChartLegendProps) {
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
            color={isShown ? 'fg' : 'fg.muted'}
            fontWeight="normal"
            onClick={() => onToggle(one.id)}
          >
            <chakra.span display="inline-flex" opacity={isShown ? 1 : 0.5}>
              <SeriesMark series={one} />
            </chakra.span>
            <chakra.span textDecoration={isShown ? 'none' : 'line-through'}>
              {one.label}
            </chakra.span>
          </Button>
        );
      })}
      {comparedLabel && (
        <HStack gap="1.5" px="1.5" textStyle="xs" color="fg.muted">
          <chakra.span display="inline-flex" opacity={FAINT_LINE} color="fg.muted">
            <svg width="20" height="12" viewBox="0 0 20 12" aria-hidden focusable="false">
              <line x1="0" x2="20" y1="6" y2="6" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </chakra.span>
          Pale: {comparedLabel}
        </HStack>
      )}
    </HStack>
  );
}
