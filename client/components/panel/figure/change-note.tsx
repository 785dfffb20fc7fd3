import { chakra, HStack, Skeleton } from '@chakra-ui/react';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { Tooltip } from '#client/components/feedback/tooltip';

/** An increase of the figure is welcome, unwelcome or neither. */
export type UpIs = 'good' | 'bad' | 'neutral';

interface ChangeNoteProps {
  way: 'up' | 'down';
  /** '12.3%'; null for a change that rounds to nothing. */
  size: string | null;
  upIs: UpIs;
  /** The reason why the change says little: then it has no colour. */
  caution?: string;
  /** The compared figure and its period, and the test: '1,000 in 1–30 Oct'. */
  detail: string;
}

const WAYS = {
  up: { icon: ArrowUp, word: 'up' },
  down: { icon: ArrowDown, word: 'down' },
  same: { icon: ArrowRight, word: 'no change' },
} as const;

type Way = keyof typeof WAYS;

function colourOf(way: Way, upIs: UpIs): string {
  if (way === 'same' || upIs === 'neutral') return 'fg.muted';
  return (way === 'up') === (upIs === 'good') ? 'fg.success' : 'fg.error';
}

const CHANGE_HEIGHT = '4';

/** Shows a change as arrow, word and size; the colour repeats whether the change is welcome. */
export function ChangeNote({ way: shownWay, size, upIs, caution, detail }: ChangeNoteProps) {
  const way = size === null ? 'same' : shownWay;
  const { icon: Icon, word } = WAYS[way];

  return (
    <Tooltip content={`Compared with ${detail}`}>
      <HStack
        as="p"
        tabIndex={0}
        display="inline-flex"
        gap="1"
        h={CHANGE_HEIGHT}
        maxW="full"
        borderRadius="sm"
        textStyle="xs"
        color={caution ? 'fg.muted' : colourOf(way, upIs)}
        data-figure
      >
        <Icon size={12} aria-hidden />
        <chakra.span truncate>
          {[word, size].filter(Boolean).join(' ')}
          {caution && `, ${caution}`}
        </chakra.span>
        <chakra.span srOnly>{`, compared with ${detail}`}</chakra.span>
      </HStack>
    </Tooltip>
  );
}

export const NoChange = () => (
  <chakra.p textStyle="xs" color="fg.muted" h={CHANGE_HEIGHT} truncate>
    Nothing to compare with
  </chakra.p>
);

export function ChangeSkeleton() {
  return <Skeleton h="3" w="16" my="0.5" />;
}
