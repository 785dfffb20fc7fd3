import { useState } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { GrowingList } from '#client/components/table/growing-list';
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
      <GrowingList
        label="Requests, newest first"
        nodes={shown?.nodes}
        isRefreshing={loading && !data}
        hasFailed={error !== undefined}
        failedText="Unable to retrieve requests. Please try again."
        emptyText="Nobody has asked yet."
        onRetry={() => void refetch().catch(() => undefined)} // the notice shows the failure
        onMore={shown?.pageInfo.hasNextPage ? () => setPages(pages + 1) : undefined}
      >
        {(request) => (
          <PastRequest
            key={request.id}
            request={request}
            onShowHistory={() => onShowHistory(request.id)}
          />
        )}
      </GrowingList>
    </Dialog>
  );
}
