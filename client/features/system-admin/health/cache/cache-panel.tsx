import { Grid, GridItem } from '@chakra-ui/react';
import { LivePanel } from '#client/components/panel/live-panel';
import { useLive } from '#client/graphql/live/use-live';
import { WIDE_SCREEN } from '#client/features/system-admin/wide-screen';
import {
  problemOf,
  useHealthReport,
} from '#client/features/system-admin/health/verdict/health-reports';
import {
  CacheHealthDocument,
  type CacheHealthQuery,
  WatchCacheHealthDocument,
} from '#client/graphql/generated';
import { EdgeServers } from './edge-servers';
import { ServerMetrics } from './server-figures';
import { LoadMetrics } from './strain-figures';

const read = ({ cacheHealth }: CacheHealthQuery) => cacheHealth;

const CACHE = {
  snapshot: { query: CacheHealthDocument, read },
  updates: { subscription: WatchCacheHealthDocument, read },
};

const INTERVAL_MS = 10_000;
const TITLE = 'Cache health';
const HELP =
  'The state of Redis, which holds the queue, the sign-ins and the counters. Latency is a round trip from this server. The log entries of an edge server are the calls since its start.';

/** Redis and the edge servers that report to it, every 10 s. */
export function CachePanel() {
  const live = useLive(CACHE, INTERVAL_MS);
  useHealthReport(
    TITLE,
    problemOf(live, ({ health }) => (health.status === 'healthy' ? null : 'not reachable')),
  );

  return (
    <LivePanel
      title={TITLE}
      help={HELP}
      live={live}
      failure="Failed to fetch Redis metrics"
      skeleton="tiles"
    >
      {({ health, info, strain }) => (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          css={{
            [WIDE_SCREEN]: { gridTemplateColumns: 'repeat(2, minmax(0, 3fr)) minmax(0, 4fr)' },
          }}
          gap="6"
        >
          <ServerMetrics health={health} info={info} />
          <LoadMetrics strain={strain} />
          <GridItem colSpan={{ lg: 2 }} css={{ [WIDE_SCREEN]: { gridColumn: 'auto' } }}>
            <EdgeServers edgeServers={strain.edgeServers} />
          </GridItem>
        </Grid>
      )}
    </LivePanel>
  );
}
