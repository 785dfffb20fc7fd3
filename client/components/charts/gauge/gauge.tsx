import { Box, chakra, HStack } from '@chakra-ui/react';
import { useMeasure } from '@nivo/core';
import { chartColour } from '#client/components/charts/chart-theme';
import { GaugePlot } from './gauge-plot';
import { bandOf, clampToScale, type GaugeBand } from './gauge-scale';

interface GaugeProps {
  label: string;
  value: number | null;
  max: number;
  format: (value: number) => string;
  bands?: readonly GaugeBand[];
  /** The 95 % confidence interval. */
  interval?: { low: number; high: number } | null;
  /** Total height in pixels. */
  height: number;
}

const MAX_WIDTH_PX = 340;
const BANDS_HEIGHT_PX = 32;
const NO_VALUE = 'N/A';
const NO_BANDS: readonly GaugeBand[] = [];

/** A value on a half circle from 0 to a maximum, with the name of its band; null marks none. */
export function Gauge({
  label,
  value,
  max,
  format,
  bands = NO_BANDS,
  interval,
  height,
}: GaugeProps) {
  const [frame, { width }] = useMeasure();
  const shown = value === null ? null : clampToScale(value, max);
  const text = shown === null ? NO_VALUE : format(shown);
  const active = shown === null ? undefined : bandOf(bands, shown);
  // Where the arc outside the scale is explained.
  const hasLegend = interval !== undefined && interval !== null;
  const range = interval ? `95% interval ${format(interval.low)} to ${format(interval.high)}` : '';
  const plotHeight = height - (bands.length > 0 ? BANDS_HEIGHT_PX : 0);

  return (
    <Box
      ref={frame}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={shown ?? 0}
      aria-valuetext={[text, active?.label, range].filter(Boolean).join(', ')}
      height={`${height}px`}
      position="relative"
    >
      {hasLegend && (
        <HStack
          position="absolute"
          top="0"
          insetStart="0"
          gap="1.5"
          textStyle="2xs"
          color="fg.muted"
        >
          <Box w="4" h="3px" bg={chartColour('allResponses')} borderRadius="full" />
          95% interval
        </HStack>
      )}
      <Box height={`${plotHeight}px`} display="flex" justifyContent="center">
        {width > 0 && (
          <GaugePlot
            value={shown}
            text={text}
            max={max}
            bands={bands}
            interval={interval ?? null}
            format={format}
            width={Math.min(width, MAX_WIDTH_PX)}
            height={plotHeight}
          />
        )}
      </Box>
      {bands.length > 0 && (
        <HStack justify="center" gap="5" height={`${BANDS_HEIGHT_PX}px`} textStyle="sm">
          {bands.map((band) => {
            const isActive = band === active;

            return (
              <chakra.span
                key={band.label}
                data-active={isActive || undefined}
                fontWeight={isActive ? 'bold' : 'normal'}
                color={isActive ? 'fg' : 'fg.muted'}
              >
                {band.label}
              </chakra.span>
            );
          })}
        </HStack>
      )}
    </Box>
  );
}
