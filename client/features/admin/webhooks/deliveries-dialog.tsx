import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { Dialog } from '#client/components/feedback/dialog';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
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
      <Box position="relative" minH="60" aria-busy={loading && !shown}>
        {loading && shown && !data && <BusyBar />}
        {!shown && !error && <PanelSkeleton shape="table" />}
        {!shown && error && (
          <PanelNotice
            kind="failed"
            text="Unable to retrieve deliveries. Please try again."
            onAct={() => void refetch().catch(() => undefined)} // the notice shows the failure
          />
        )}
        {shown?.nodes.length === 0 && (
          <PanelNotice text="Nothing was sent in the last 30 days. Send a test to see the result." />
        )}
        {shown && shown.nodes.length > 0 && (
          <chakra.ul listStyleType="none" aria-label="Deliveries, newest first">
            {shown.nodes.map((delivery) => (
              <DeliveryItem
                key={delivery.id}
                delivery={delivery}
                onReplay={webhook.disabledAt ? undefined : () => void replay(delivery.id)}
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
