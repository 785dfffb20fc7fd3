import { useCallback } from 'react';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { useSendTestWebhookMutation, type WebhookRowFragment } from '#client/graphql/generated';

/** Sends a test message, and then shows its outcome. */
export function useSendTest(
  onSent: (webhook: WebhookRowFragment) => void,
): (webhook: WebhookRowFragment) => Promise<void> {
  const [sendTestWebhook] = useSendTestWebhookMutation();

  return useCallback(
    async (webhook) => {
      try {
        await sendTestWebhook({ variables: { id: webhook.id } });
        onSent(webhook);
      } catch (error) {
        const { message } = describeFailure(error);
        showToast({
          text: `Failed to send a test. ${message || 'Please try again.'}`,
          tone: 'danger',
        });
      }
    },
    [sendTestWebhook, onSent],
  );
}
