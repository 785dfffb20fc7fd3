import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { Dialog } from '#client/components/feedback/dialog';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { useAllRequestsQuery } from '#client/graphql/generated';
import { PastRequest } from './past-request';

interface AllRequestsDialogProps {
  onShowHistory: (id: number) => void;
  onClose: () => void;
}

const PAGE_SIZE = 20;

/** All requests and their outcome, newest first. */
export function AllRequestsDialog({ onShowHistory, onClose }: AllRequestsDialogProps) {
  const [pages, setPages] = useState(1);
  const { data, previousData, loading, error, refetch } = useAllRequestsQuery({
    variables: { first: pages * PAGE_SIZE },
    fetchPolicy: 'network-only',
    context: { silent: true },
  });

  const shown = (data ?? previousData)?.associationRequests;

  return (
    <Dialog title="All requests" isOpen onClose={onClose}>
      <Box position="relative" minH={shown ? undefined : '40'} aria-busy={loading}>
        {loading && shown && !data && <BusyBar />}
        {!shown && !error && <PanelSkeleton shape="table" />}
        {!shown && error && (
          <PanelNotice
            kind="failed"
            text="Unable to retrieve requests. Please try again."
            onAct={() => void refetch().catch(() => undefined)} // the notice shows the failure
          />
        )}
        {shown?.nodes.length === 0 && <PanelNotice text="Nobody has asked yet." />}
        {shown && shown.nodes.length > 0 && (
          <chakra.ul listStyleType="none" textStyle="sm" aria-label="Requests, newest first">
            {shown.nodes.map((request) => (
              <PastRequest
                key={request.id}
                request={request}
                onShowHistory={() => onShowHistory(request.id)}
              />
            ))}
          </chakra.ul>
        )}
        {shown?.pageInfo.hasNextPage && (
          <HStack justify="center" pt="3">
            <Button size="xs" variant="outline" onClick={() => setPages(pages + 1)}>
              Show more
            </Button>
          </HStack>
        )}
      </Box>
    </Dialog>
  );
}
