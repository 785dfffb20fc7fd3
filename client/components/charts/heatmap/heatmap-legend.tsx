import { fixedText, inPercent } from '#schema/writing/numbers';
import { Box, chakra, HStack } from '@chakra-ui/react';
import { HIGH_STEPS, LOW_STEPS } from './difference-scale';
import { HEAT_STEPS, type HeatScale } from './heat-scale';

const sizeTokens = Array.from({ length: HEAT_STEPS }, (_, step) => `heat.${step}`);
const differenceTokens = [
  ...Array.from({ length: LOW_STEPS }, (_, step) => `heatLow.${LOW_STEPS - 1 - step}`),
  'bg.panel',
  ...HIGH_STEPS.map((step) => `heat.${step}`),
];

const pointsText = (difference: number) => fixedText(inPercent(Math.abs(difference)), 1);

interface HeatmapLegendProps {
  scale: HeatScale | null;
  format: (value: number) => string;
  hasSmallSamples: boolean;
  showsDifferences: boolean;
}

/** The range of figures that the ramp covers. */
export function HeatmapLegend(props: HeatmapLegendProps) {
  const { scale, format, hasSmallSamples, showsDifferences } = props;
  const tokens = showsDifferences ? differenceTokens : sizeTokens;
  const ends = scale && {
    least: showsDifferences
      ? `▼ ${pointsText(scale.least)} points below overall`
      : format(scale.least),
    most: showsDifferences ? `▲ ${pointsText(scale.most)} points above` : format(scale.most),
  };

  return (
    <HStack px="4" py="2" gap="2" textStyle="xs" color="fg.muted" wrap="wrap" data-figure>
      {showsDifferences && !scale && (
        <span>No cell differs from the overall ratio beyond chance.</span>
      )}
      {scale && ends && scale.most > scale.least && (
        <>
          <span>{ends.least}</span>
          <HStack gap="0" aria-hidden borderRadius="xs" overflow="hidden">
            {tokens.map((token) => (
              <Box key={token} w="3.5" h="2.5" bg={token} />
            ))}
          </HStack>
          <span>{ends.most}</span>
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
