import type { ChipTone } from '#client/components/inline/chip';
import { formatDateTime } from '#client/formatting/dates';
import type { WebhookDeliveryRowFragment } from '#client/graphql/generated';

interface DeliveryTexts {
  text: string;
  tone: ChipTone;
}

type Delivery = Pick<WebhookDeliveryRowFragment, 'outcome' | 'nextTryAt' | 'attempts'>;

const OUTCOMES: Readonly<Record<NonNullable<Delivery['outcome']>, DeliveryTexts>> = {
  DELIVERED: { text: 'Delivered', tone: 'success' },
  GIVEN_UP: { text: 'Given up', tone: 'danger' },
  CANCELLED: { text: 'Cancelled', tone: 'neutral' },
};

/** The state of a delivery in words. */
export function deliveryTexts({ outcome, attempts }: Delivery): DeliveryTexts {
  if (outcome) return OUTCOMES[outcome];
  return attempts.length === 0
    ? { text: 'Waiting', tone: 'info' }
    : { text: 'Retrying', tone: 'warning' };
}

type Attempt = WebhookDeliveryRowFragment['attempts'][number];

/** '05 Nov 2026, 14:30 · 204 in 31 ms', or why it failed. */
export const attemptText = ({ attemptedAt, status, failure, durationMs }: Attempt): string =>
  `${formatDateTime(attemptedAt)} · ${failure ?? `${status} in ${durationMs} ms`}`;

/** The same JSON with line breaks. */
export function readableBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body; // shown as it is
  }
}
