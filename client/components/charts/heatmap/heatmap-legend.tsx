import { Box, chakra, HStack } from '@chakra-ui/react';
import { HEAT_STEPS, type HeatScale } from './heat-scale';

const steps = Array.from({ length: HEAT_STEPS }, (_, step) => step);

interface HeatmapLegendProps {
  scale: HeatScale | null;
  format: (value: number) => string;
  hasSmallSamples: boolean;
}

/** The range of figures that the ramp covers. */
export function HeatmapLegend({ scale, format, hasSmallSamples }: HeatmapLegendProps) {
  return (
    <HStack px="4" py="2" gap="2" textStyle="xs" color="fg.muted" wrap="wrap" data-figure>
      {scale && scale.most > scale.least && (
        <>
          <span>{format(scale.least)}</span>
          <HStack gap="0" aria-hidden borderRadius="xs" overflow="hidden">
            {steps.map((step) => (
              <Box key={step} w="3.5" h="2.5" bg={`heat.${step}`} />
            ))}
          </HStack>
          <span>{format(scale.most)}</span>
        </>
      )}
      {hasSmallSamples && (
        <HStack gap="1.5" ms="auto">
          <Box aria-hidden w="4" h="2.5" outline="1px dotted" />
          <chakra.span>Small sample</chakra.span>
        </HStack>
      )}
    </HStack>
  );
}
