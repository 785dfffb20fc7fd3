import { useState } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { GrowingList } from '#client/components/table/growing-list';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import {
  useReplayWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
  type WebhookRowFragment,
} from '#client/graphql/generated';
import { DeliveryItem } from './delivery-item';

const PAGE_SIZE = 20;
/** The dialog polls while it is open. */
const POLL_MS = 3_000;

interface DeliveriesDialogProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
}

/**
 * The messages to an endpoint in the last 30 days, newest first, each of which can be sent again.
 */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const [pages, setPages] = useState(1);
  const { data, previousData, loading, error, refetch } = useWebhookDeliveriesQuery({
    variables: { endpointId: webhook.id, first: pages * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    context: { silent: true },
  });

  const [replayDelivery] = useReplayWebhookDeliveryMutation();
  const shown = (data ?? previousData)?.webhookDeliveries;
  const replay = async (id: number) => {
    try {
      await replayDelivery({ variables: { id } });
    } catch (failure) {
      const { message } = describeFailure(failure);
      showToast({ text: `Failed to replay. ${message || 'Please try again.'}`, tone: 'danger' });
    }
  };

  return (
    <Dialog title={`Deliveries to ${webhook.name}`} isOpen onClose={onClose} size="lg">
      <GrowingList
        label="Deliveries, newest first"
        nodes={shown?.nodes}
        isRefreshing={loading && !data}
        hasFailed={error !== undefined}
        failedText="Unable to retrieve deliveries. Please try again."
        emptyText="Nothing was sent in the last 30 days. Send a test to see the result."
        onRetry={() => void refetch().catch(() => undefined)} // the notice shows the failure
        onMore={shown?.pageInfo.hasNextPage ? () => setPages(pages + 1) : undefined}
      >
        {(delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            onReplay={webhook.disabledAt ? undefined : () => void replay(delivery.id)}
          />
        )}
      </GrowingList>
    </Dialog>
  );
}
