import { Stack } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { FigureList } from '#client/components/panel/figure/figure-list';
import { MeterBar } from '#client/components/panel/figure/meter-bar';
import { formatDuration, formatLatency } from '#client/formatting/durations';
import { countText, percentText } from '#schema/writing/numbers';
import { formatBytes } from '#client/formatting/sizes';
import type { CacheNowFragment, RedisStatus } from '#client/graphql/generated';

const DANGER_ABOVE_PERCENT = 80;

interface ServerMetricsProps {
  health: CacheNowFragment['health'];
  info: CacheNowFragment['info'];
}

function StatusChip({ status }: { status: RedisStatus }) {
  return status === 'healthy' ? (
    <Chip tone="success">Healthy</Chip>
  ) : (
    <Chip tone="danger">Unavailable</Chip>
  );
}

/** The server, its clients and its memory. */
export function ServerMetrics({ health, info }: ServerMetricsProps) {
  const usage = percentText(info.memoryUsagePercent / 100);

  return (
    <Stack gap="4">
      <FigureList
        title="Server"
        figures={[
          {
            name: 'Status',
            value: <StatusChip status={health.status} />,
          },
          { name: 'Version', value: info.version },
          { name: 'Uptime', value: formatDuration(info.uptimeSeconds) },
          { name: 'Latency', value: formatLatency(health.latencyMs) },
        ]}
      />
      <FigureList
        title="Clients"
        figures={[{ name: 'Connected', value: countText(info.connectedClients) }]}
      />
      <FigureList
        title="Memory"
        figures={[
          { name: 'Used', value: formatBytes(info.memoryUsedBytes) },
          { name: 'Peak', value: formatBytes(info.memoryPeakBytes) },
          { name: 'Limit', value: formatBytes(info.memoryLimitBytes) },
          { name: 'Usage', value: usage },
        ]}
      >
        <MeterBar
          label="Memory usage"
          value={info.memoryUsagePercent}
          max={100}
          text={usage}
          tone={info.memoryUsagePercent > DANGER_ABOVE_PERCENT ? 'danger' : 'neutral'}
        />
      </FigureList>
    </Stack>
  );
}
