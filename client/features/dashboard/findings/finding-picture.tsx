import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import type { Finding, FindingFigure } from './finding';
import { figureText, intervalText } from './finding-texts';

const HEIGHT_PX = 12;
const MIDDLE_PX = HEIGHT_PX / 2;
/** Room for the end of the longest interval. */
const ROOM = 0.98;

/** The same scale for all figures of a picture, from zero. */
const scaleOf = (figures: readonly FindingFigure[]): number =>
  Math.max(...figures.flatMap(({ value, interval }) => [value ?? 0, interval?.high ?? 0]));

function Bar({
  figure,
  scale,
  isFirst,
}: {
  figure: FindingFigure;
  scale: number;
  isFirst: boolean;
}) {
  const place = (value: number) => `${scale > 0 ? (value / scale) * ROOM * 100 : 0}%`;
  const { value, interval } = figure;

  return (
    <chakra.svg w="full" h={`${HEIGHT_PX}px`} aria-hidden display="block">
      <chakra.rect
        y="1"
        height={HEIGHT_PX - 2}
        rx="2"
        fill={isFirst ? 'chart.impressions' : 'border.emphasized'}
        style={{ width: place(value ?? 0) }}
      />
      {interval && (
        <chakra.g stroke="fg" strokeWidth="1.5">
          <line x1={place(interval.low)} x2={place(interval.high)} y1={MIDDLE_PX} y2={MIDDLE_PX} />
          {[interval.low, interval.high].map((end) => (
            <line key={end} x1={place(end)} x2={place(end)} y1={2} y2={HEIGHT_PX - 2} />
          ))}
        </chakra.g>
      )}
    </chakra.svg>
  );
}

/** A figure and what it is compared with, as bars with their 95 % intervals. */
export function FindingPicture({
  figures,
  currency,
}: Pick<Finding, 'figures'> & { currency: string }) {
  if (figures.length === 0) return null;
  const scale = scaleOf(figures);

  return (
    <Stack as="ul" listStyleType="none" gap="1" textStyle="xs">
      {figures.map((figure, index) => {
        const interval = intervalText(figure, currency);
        return (
          <Box as="li" key={figure.name}>
            <Flex justify="space-between" gap="2">
              <chakra.span
                truncate
                color="fg.muted"
                title={figure.name}
                _firstLetter={{ textTransform: 'uppercase' }}
              >
                {figure.name}
              </chakra.span>
              <chakra.span
                textStyle="figure"
                fontSize="xs"
                flexShrink="0"
                title={interval === null ? undefined : `95% interval ${interval}`}
              >
                {figureText(figure, currency)}
              </chakra.span>
            </Flex>
            <Bar figure={figure} scale={scale} isFirst={index === 0} />
          </Box>
        );
      })}
    </Stack>
  );
}
