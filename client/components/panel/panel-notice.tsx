import { Button, chakra, Flex } from '@chakra-ui/react';
import { CircleAlert, FilterX, Inbox, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

const KINDS = {
  empty: { icon: Inbox, text: 'No data available', act: '' },
  filtered: {
    icon: FilterX,
    text: 'No data available for the selected filters',
    act: 'Clear filters',
  },
  failed: { icon: CircleAlert, text: 'This could not be loaded.', act: 'Try again' },
} as const;

interface PanelNoticeProps {
  kind?: keyof typeof KINDS;
  text?: string;
  /** The action of 'Clear filters' or 'Try again'; without it there is no button. */
  onAct?: () => void;
  /** A custom next step. */
  action?: ReactNode;
}

/** Says why there is no content and offers the next step. */
export function PanelNotice({ kind = 'empty', text, onAct, action }: PanelNoticeProps) {
  const { icon: Icon, text: usualText, act } = KINDS[kind];

  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="2"
      h="full"
      minH="30"
      py="4"
      textAlign="center"
      role={kind === 'failed' ? 'alert' : 'status'}
    >
      <chakra.span color={kind === 'failed' ? 'fg.error' : 'fg.subtle'} asChild>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.p textStyle="sm" color="fg.muted" maxW="md">
        {text ?? usualText}
      </chakra.p>
      {action}
      {onAct && act && (
        <Button size="xs" variant="outline" onClick={onAct}>
          {kind === 'failed' && <RotateCw aria-hidden />}
          {act}
        </Button>
      )}
    </Flex>
  );
}
