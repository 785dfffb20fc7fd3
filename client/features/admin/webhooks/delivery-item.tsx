import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import { ChevronDown, ChevronRight, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Chip, type ChipTone } from '#client/components/inline/chip';
import { IconButton } from '#client/components/inline/icon-button';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
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
function deliveryTexts({ outcome, attempts }: Delivery): DeliveryTexts {
  if (outcome) return OUTCOMES[outcome];
  return attempts.length === 0
    ? { text: 'Waiting', tone: 'info' }
    : { text: 'Retrying', tone: 'warning' };
}

type Attempt = WebhookDeliveryRowFragment['attempts'][number];

/** '05 Nov 2026, 14:30 · 204 in 31 ms', or why it failed. */
const attemptText = ({ attemptedAt, status, failure, durationMs }: Attempt): string =>
  `${formatDateTime(attemptedAt)} · ${failure ?? `${status} in ${durationMs} ms`}`;

/** The same JSON with line breaks. */
function readableBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body; // shown as it is
  }
}

interface DeliveryItemProps {
  delivery: WebhookDeliveryRowFragment;
  /** Left out where sending is impossible. */
  onReplay?: () => void;
}

/** One message: its outcome and, on demand, its content and attempts. */
export function DeliveryItem({ delivery, onReplay }: DeliveryItemProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { eventId, eventType, occurredAt, nextTryAt, attempts, body } = delivery;
  const { text, tone } = deliveryTexts(delivery);
  const last = attempts.at(-1);

  return (
    <Box as="li" borderBottomWidth="1px" borderColor="border.muted" py="2">
      <HStack gap="2" align="center">
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
          display="flex"
          alignItems="center"
          gap="2"
          flex="1"
          minW="0"
          minH="6"
          textAlign="start"
          cursor="pointer"
          borderRadius="sm"
        >
          <chakra.span color="fg.muted" flexShrink="0" asChild>
            {isOpen ? (
              <ChevronDown size={16} aria-hidden />
            ) : (
              <ChevronRight size={16} aria-hidden />
            )}
          </chakra.span>
          <Stack gap="0" minW="0">
            <chakra.span textStyle="sm" fontWeight="medium" truncate>
              {eventType}
            </chakra.span>
            <chakra.span textStyle="xs" color="fg.muted" truncate>
              <RelativeTime at={occurredAt} />
              {last && ` · ${last.failure ?? `${last.status} in ${last.durationMs} ms`}`}
            </chakra.span>
          </Stack>
        </chakra.button>
        <Chip tone={tone}>{text}</Chip>
        {onReplay && (
          <IconButton
            label={`Replay ${eventType} of ${formatDateTime(occurredAt)}`}
            icon={RotateCcw}
            onClick={onReplay}
          />
        )}
      </HStack>
      {isOpen && (
        <Stack id={detailsId} gap="2" ps="6" pt="2" textStyle="xs">
          <p>
            Message <chakra.code overflowWrap="anywhere">{eventId}</chakra.code>
          </p>
          <chakra.pre
            tabIndex={0}
            aria-label={`Message ${eventId}`}
            p="2"
            maxH="60"
            overflow="auto"
            bg="bg.muted"
            borderRadius="sm"
            fontFamily="mono"
          >
            {readableBody(body)}
          </chakra.pre>
          <chakra.ul listStyleType="none">
            {attempts.map((attempt) => (
              <li key={attempt.attemptedAt}>{attemptText(attempt)}</li>
            ))}
            {nextTryAt && <li>Next try {formatDateTime(nextTryAt)}</li>}
          </chakra.ul>
        </Stack>
      )}
    </Box>
  );
}
