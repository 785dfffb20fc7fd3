import { chakra, Stack } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { Sparkline } from '#client/components/charts/sparkline/sparkline';
import { MeterBar } from '#client/components/panel/figure/meter-bar';
import type { Column } from '#client/components/table/table-columns';
import { countText, countOf, perSecondText } from '#schema/writing/numbers';
import { formatBytes } from '#client/formatting/sizes';
import type { QueueRowFragment } from '#client/graphql/generated';
import { HISTORY_POINTS, messagesOf, type QueueHistory } from './queue-history';
import { BAR_SCALE_MESSAGES, messagesTone, rateTone } from './queue-tones';

function WaitingMessages({ queue, messages }: QueueRowFragment) {
  return (
    <Stack gap="1" w="full" minW="20">
      <chakra.span data-figure>{countText(messages)}</chakra.span>
      <MeterBar
        label={`Messages of ${queue}`}
        value={messages}
        max={BAR_SCALE_MESSAGES}
        text={countOf(messages, 'message')}
        tone={messagesTone(messages)}
      />
    </Stack>
  );
}

function RateChip({ messageRate }: QueueRowFragment) {
  const tone = rateTone(messageRate);
  return tone === null ? <Chip>Idle</Chip> : <Chip tone={tone}>{perSecondText(messageRate)}</Chip>;
}

/** The columns of the queues; the last draws their message counts over time. */
export const queueColumns = (history: QueueHistory): readonly Column<QueueRowFragment>[] => [
  { key: 'queue', head: 'Queue', kind: 'text', value: ({ queue }) => queue },
  {
    key: 'messages',
    head: 'Messages',
    kind: 'status',
    isFigure: true,
    width: 110,
    value: ({ messages }) => messages,
    render: WaitingMessages,
  },
  {
    key: 'memory',
    head: 'Memory usage',
    kind: 'status',
    isFigure: true,
    value: ({ memoryBytes }) => memoryBytes,
    render: ({ memoryBytes }) => <chakra.span data-figure>{formatBytes(memoryBytes)}</chakra.span>,
  },
  {
    key: 'rate',
    head: 'Message rate',
    kind: 'status',
    isFigure: true,
    value: ({ messageRate }) => messageRate,
    render: RateChip,
  },
  {
    key: 'history',
    head: 'Last 5 min',
    kind: 'status',
    width: 90,
    isSortable: false,
    value: ({ queue }) => queue,
    render: ({ queue }) => <QueueLine queue={queue} history={history} />,
  },
];

/** Nothing until there are enough values to draw. */
export function QueueLine({ queue, history }: { queue: string | null; history: QueueHistory }) {
  const messages = messagesOf(history, queue);
  if (!messages) return <chakra.span color="fg.muted">–</chakra.span>;

  const most = countOf(Math.max(...messages), 'message');

  return (
    <Sparkline
      label={`${queue ?? 'All queues'}: ${most} at most in the last ${messages.length} samples`}
      values={messages}
      places={HISTORY_POINTS}
    />
  );
}
