import { Box, chakra, SimpleGrid } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Chip } from '#client/components/inline/chip';
import { DataTable } from '#client/components/table/data-table';
import { LivePanel } from '#client/components/panel/live-panel';
import { StatTile } from '#client/components/panel/figure/stat-tile';
import { countText } from '#schema/writing/numbers';
import { useLive } from '#client/graphql/live/use-live';
import {
  problemOf,
  useHealthReport,
} from '#client/features/system-admin/health/verdict/health-reports';
import {
  type QueuesNowFragment,
  QueuesDocument,
  type QueuesQuery,
  WatchQueuesDocument,
  type WatchQueuesSubscription,
} from '#client/graphql/generated';
import { QueueLine, queueColumns } from './queue-columns';
import { type QueueHistory, remember } from './queue-history';
import { HEALTHY, statusTone } from './queue-tones';

const answered = ({ queueSnapshot }: QueuesQuery): QueuesNowFragment => queueSnapshot;
const published = ({ queueStats }: WatchQueuesSubscription): QueuesNowFragment => queueStats;

const QUEUES = {
  snapshot: { query: QueuesDocument, read: answered },
  updates: { subscription: WatchQueuesDocument, read: published },
};

const INTERVAL_MS = 5_000;
const TITLE = 'Message queue';
const HELP = (
  <>
    Events that the edges have taken and no worker has stored yet, by partition. A full bar is 1,000
    messages; the rate is the intake per second over the last 10 s.
  </>
);

/** The queue between the edges and the workers, every 5 s. */
export function QueuePanel() {
  const live = useLive(QUEUES, INTERVAL_MS);
  useHealthReport(
    TITLE,
    problemOf(live, ({ summary: { status } }) => (status === HEALTHY ? null : status)),
  );
  const [history, setHistory] = useState<QueueHistory>([]);
  const grown = live.value ? remember(history, live.value) : history;
  if (grown !== history) setHistory(grown);
  const columns = useMemo(() => queueColumns(history), [history]);

  return (
    <LivePanel
      title={TITLE}
      help={HELP}
      live={live}
      failure="Failed to connect to Redis queue monitoring"
      skeleton="table"
      flush
      emptyText="No queue data available"
      isEmpty={({ queues }) => queues.length === 0}
    >
      {({ queues, summary }) => (
        <>
          <SimpleGrid columns={{ base: 2, md: 4 }} gap="4" px="4" pb="3" alignItems="start">
            <StatTile label="Total messages" value={countText(summary.totalMessages)} />
            <StatTile label="Total consumers" value={countText(summary.totalConsumers)} />
            <Box>
              <chakra.p textStyle="label" color="fg.muted" minH="6" lineHeight="1.5rem">
                Status
              </chakra.p>
              <Chip tone={statusTone(summary.status)}>{summary.status}</Chip>
            </Box>
            <Box>
              <chakra.p textStyle="label" color="fg.muted" minH="6" lineHeight="1.5rem">
                All, last 5 min
              </chakra.p>
              <QueueLine queue={null} history={history} />
            </Box>
          </SimpleGrid>
          <DataTable
            label={TITLE}
            paramPrefix="queues"
            columns={columns}
            rows={queues}
            rowKey={({ queue }) => queue}
          />
        </>
      )}
    </LivePanel>
  );
}
