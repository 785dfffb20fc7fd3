import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';

interface GrowingListProps<Node> {
  label: string;
  /** Undefined before the first answer. */
  nodes: readonly Node[] | undefined;
  /** A longer list, or the same again, is on its way. */
  isRefreshing: boolean;
  hasFailed: boolean;
  failedText: string;
  emptyText: string;
  onRetry: () => void;
  /** Absent when all are shown. */
  onMore?: () => void;
  children: (node: Node) => ReactNode;
}

/** A list in a dialog, newest first, that grows by "Show more". */
export function GrowingList<Node>(props: GrowingListProps<Node>) {
  const { label, nodes, isRefreshing, hasFailed, failedText, emptyText } = props;
  const { onRetry, onMore, children } = props;

  return (
    <Box position="relative" minH={nodes ? undefined : '60'} aria-busy={isRefreshing || !nodes}>
      {isRefreshing && nodes && <BusyBar />}
      {!nodes && !hasFailed && <PanelSkeleton shape="table" />}
      {!nodes && hasFailed && <PanelNotice kind="failed" text={failedText} onAct={onRetry} />}
      {nodes?.length === 0 && <PanelNotice text={emptyText} />}
      {nodes && nodes.length > 0 && (
        <chakra.ul listStyleType="none" textStyle="sm" aria-label={label}>
          {nodes.map(children)}
        </chakra.ul>
      )}
      {onMore && (
        <HStack justify="center" pt="3">
          <Button size="xs" variant="outline" onClick={onMore}>
            Show more
          </Button>
        </HStack>
      )}
    </Box>
  );
}
