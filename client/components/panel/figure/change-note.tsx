import { chakra, HStack, Skeleton } from '@chakra-ui/react';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { formatPercent } from '#client/formatting/numbers';
import { Tooltip } from '#client/components/feedback/tooltip';

/** Whether more of a figure is welcome, unwelcome, or neither. */
export type UpIs = 'good' | 'bad' | 'neutral';

interface ChangeNoteProps {
  now: number | null;
  then: number | null;
  upIs: UpIs;
  /** The compared figure and its period: '1,000 in 1–30 Oct'. */
  thenText: string;
}

const WAYS = {
  up: { icon: ArrowUp, word: 'up' },
  down: { icon: ArrowDown, word: 'down' },
  same: { icon: ArrowRight, word: 'no change' },
} as const;

// A change that shows as 0.0 % is no change.
const SHOWN_FROM = 0.0005;

type Way = keyof typeof WAYS;

function wayOf(change: number): Way {
  if (Math.abs(change) < SHOWN_FROM) return 'same';
  return change > 0 ? 'up' : 'down';
}

function colourOf(way: Way, upIs: UpIs): string {
  if (way === 'same' || upIs === 'neutral') return 'fg.muted';
  return (way === 'up') === (upIs === 'good') ? 'fg.success' : 'fg.error';
}

const CHANGE_HEIGHT = '4';

/**
 * How a figure changed: arrow, word and percent; the colour repeats whether the change is welcome.
 */
export function ChangeNote({ now, then, upIs, thenText }: ChangeNoteProps) {
  if (now === null || then === null || then === 0) {
    return (
      <chakra.p textStyle="xs" color="fg.muted" h={CHANGE_HEIGHT} truncate>
        Nothing to compare with
      </chakra.p>
    );
  }

  const change = (now - then) / Math.abs(then);
  const way = wayOf(change);
  const { icon: Icon, word } = WAYS[way];

  return (
    <Tooltip content={`Compared with ${thenText}`}>
      <HStack
        as="p"
        tabIndex={0}
        display="inline-flex"
        gap="1"
        h={CHANGE_HEIGHT}
        borderRadius="sm"
        textStyle="xs"
        color={colourOf(way, upIs)}
        data-figure
      >
        <Icon size={12} aria-hidden />
        {word}
        {way !== 'same' && ` ${formatPercent(Math.abs(change))}`}
        <chakra.span srOnly>{`, compared with ${thenText}`}</chakra.span>
      </HStack>
    </Tooltip>
  );
}

export function ChangeSkeleton() {
  return <Skeleton h="3" w="16" my="0.5" />;
}
