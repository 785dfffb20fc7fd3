import { Box, chakra, HStack, Skeleton } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { HelpMark } from '#client/components/panel/note/help-mark';

interface StatCardProps {
  label: string;
  /** Formatted text. */
  value: string;
  detail?: string;
  icon?: LucideIcon;
  help?: string;
  tone?: 'neutral' | 'danger' | 'success';
  isLoading?: boolean;
  isRefreshing?: boolean;
  /** It makes the whole card a button. */
  action?: { label: string; run: () => void };
}

/** Characters from which a value is smaller, so that it breaks between its parts only. */
const LONG_VALUE = 14;
/** A word of this length would break inside on phones, so it makes the value smaller there. */
const LONG_WORD = 10;

function sizeOf(value: string) {
  const isLong = value.length > LONG_VALUE;
  const hasLongWord = value.split(' ').some((word) => word.length >= LONG_WORD);
  return { base: isLong || hasLongWord ? 'lg' : '3xl', md: isLong ? 'lg' : '3xl' };
}

const TONES = {
  neutral: { edge: 'border', ground: 'bg.panel', figure: 'fg', mark: 'fg.subtle' },
  success: { edge: 'border', ground: 'bg.panel', figure: 'fg', mark: 'fg.success' },
  danger: { edge: 'border.error', ground: 'bg.error', figure: 'fg.error', mark: 'fg.error' },
} as const;

export function StatCard(props: StatCardProps) {
  const {
    label,
    value,
    detail,
    icon: Icon,
    help,
    tone = 'neutral',
    isLoading = false,
    isRefreshing = false,
    action,
  } = props;

  // Without a detail in any state there is no line for one.
  const hasDetail = 'detail' in props;
  const { edge, ground, figure, mark } = TONES[tone];
  const labelId = useId();

  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-busy={isLoading || isRefreshing}
      layerStyle="panel"
      bg={ground}
      borderColor={edge}
      position="relative"
      overflow="hidden"
      px={{ base: '3', md: '4' }}
      py="3"
    >
      {isRefreshing && <BusyBar />}
      {action && (
        <chakra.button
          type="button"
          aria-label={action.label}
          position="absolute"
          inset="0"
          zIndex="1"
          borderRadius="inherit"
          cursor="pointer"
          _hover={{ boxShadow: 'inset 0 0 0 1px {colors.border.error}' }}
          _focusVisible={{ outlineOffset: '-2px' }}
          onClick={action.run}
        />
      )}
      <HStack justify="space-between" minH="6" color="fg.muted">
        <HStack gap="0.5">
          <chakra.span id={labelId} textStyle="label">
            {label}
          </chakra.span>
          {help && <HelpMark label={label}>{help}</HelpMark>}
        </HStack>
        {Icon && (
          <chakra.span color={mark} asChild>
            <Icon size={16} aria-hidden />
          </chakra.span>
        )}
      </HStack>
      <Box layerStyle={isRefreshing ? 'stale' : undefined}>
        {isLoading ? (
          <Box h="8" py="0.5">
            <Skeleton h="full" w="28" maxW="full" />
          </Box>
        ) : (
          <chakra.p
            data-figure
            textStyle="figure"
            fontSize={sizeOf(value)}
            lineHeight="2rem"
            overflowWrap="anywhere"
            fontWeight="semibold"
            color={figure}
          >
            {value}
          </chakra.p>
        )}
        {hasDetail && isLoading && (
          <Box h="4" py="0.5">
            <Skeleton h="full" w="36" maxW="full" />
          </Box>
        )}
        {hasDetail && !isLoading && (
          <chakra.p
            textStyle={{ base: '2xs', md: 'xs' }}
            color={tone === 'danger' ? 'fg.error' : 'fg.muted'}
            minH="4"
          >
            {detail}
          </chakra.p>
        )}
      </Box>
    </Box>
  );
}
