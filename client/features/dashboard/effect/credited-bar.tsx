import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { leastOf } from '#schema/effect';
import { countText, percentText } from '#schema/writing/numbers';
import type { Effect } from './effect-figures';

const HEIGHT_PX = 36;
const WHISKER_PX = 16;

/** Stripes, so that the two parts differ without their colours, too. */
const STRIPES =
  'repeating-linear-gradient(135deg, var(--stripe) 0 2px, transparent 2px 7px) var(--ground)';

const REST = {
  MEASURED: 'Would have come anyway',
  AT_LEAST: 'Not known: caused, or would have come anyway',
  UNDETERMINED: 'Not known: caused, or would have come anyway',
} as const;

const rest = {
  '--stripe': 'colors.border.control',
  '--ground': 'colors.bg.muted',
  background: STRIPES,
};

function Key({ isCaused, name, text }: { isCaused: boolean; name: string; text: ReactNode }) {
  return (
    <Flex as="li" align="center" gap="2" textStyle="sm">
      <Box
        aria-hidden
        w="3.5"
        h="3.5"
        borderRadius="sm"
        flexShrink="0"
        bg={isCaused ? 'chart.allResponses' : undefined}
        css={isCaused ? undefined : rest}
      />
      <chakra.span>
        {name}{' '}
        <chakra.strong data-figure fontWeight="semibold">
          {text}
        </chakra.strong>
      </chakra.span>
    </Flex>
  );
}

/** Credited visits as one bar: those that the ads caused, and the rest. */
export function CreditedBar({ effect }: { effect: Effect }) {
  const { causedVisits: caused, creditedVisits: credited, verdict } = effect;
  const place = (visits: number) => `${credited > 0 ? (visits / credited) * 100 : 0}%`;
  const partText = (visits: number) =>
    `${countText(visits)} (${percentText(credited > 0 ? visits / credited : null)})`;
  const isLeast = verdict === 'AT_LEAST';
  const certain = (caused && (isLeast ? leastOf(caused) : caused.value)) ?? 0;

  return (
    <Box role="group" aria-label="Credited visits by what caused them">
      <Box position="relative" aria-hidden pb={caused ? `${WHISKER_PX}px` : undefined}>
        <Flex h={`${HEIGHT_PX}px`} borderRadius="sm" overflow="hidden">
          {caused && <Box bg="chart.allResponses" style={{ width: place(certain) }} />}
          <Box flex="1" css={rest} />
        </Flex>
        {caused && (
          <Box
            position="absolute"
            bottom="0"
            h="10px"
            borderXWidth="2px"
            borderColor="fg.muted"
            minW="2px"
            style={{ left: place(caused.low), width: place(caused.high - caused.low) }}
          >
            <Box position="absolute" insetX="0" top="4px" h="2px" bg="fg.muted" />
          </Box>
        )}
      </Box>
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="6" rowGap="1" pt="1">
        {caused && (
          <Key
            isCaused
            name={isLeast ? 'Caused by the ads, at least' : 'Caused by the ads'}
            text={partText(certain)}
          />
        )}
        <Key isCaused={false} name={REST[verdict]} text={partText(credited - certain)} />
      </Flex>
    </Box>
  );
}
