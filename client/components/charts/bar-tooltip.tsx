import { Box, HStack, Text } from '@chakra-ui/react';
import type { BarLine } from './horizontal-bar';

interface BarTooltipProps {
  title: string;
  lines: readonly BarLine[];
  /** Middle of the bar, and the height of what it lies in. */
  y: number;
  height: number;
  left: number;
}

const GAP_PX = 20;

/** What a bar stands for, under it in the upper half of the chart and over it in the lower. */
export function BarTooltip({ title, lines, y, height, left }: BarTooltipProps) {
  const place = y < height / 2 ? { top: `${y + GAP_PX}px` } : { bottom: `${height - y + GAP_PX}px` };
  return (
    <Box
      position="absolute"
      left={`${left}px`}
      {...place}
      maxW={`min(280px, calc(100% - ${left}px))`}
      pointerEvents="none"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="md"
      px="3"
      py="2"
      textStyle="xs"
      zIndex="1"
      data-testid="chart-tooltip"
    >
      <Text dir="auto" fontWeight="semibold" mb="1" overflowWrap="anywhere">
        {title}
      </Text>
      {lines.map(({ label, text }) => (
        <HStack key={label} gap="3" justify="space-between">
          <Text color="fg.muted">{label}</Text>
          <Text data-figure whiteSpace="nowrap">
            {text}
          </Text>
        </HStack>
      ))}
    </Box>
  );
}
