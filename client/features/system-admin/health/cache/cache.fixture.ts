import type { CacheNowFragment } from '#client/graphql/generated';

interface CacheSetting {
  memoryUsagePercent?: number;
  criticalIssues?: string[];
  edges?: { hostName: string; logEntries: number; isActive?: boolean }[];
}

export function buildCache({
  memoryUsagePercent = 12.3,
  criticalIssues = [],
  edges = [],
}: CacheSetting = {}): CacheNowFragment {
  return {
    health: { status: 'healthy', latencyMs: 0.417 },
    info: {
      version: '7.0.15',
      uptimeSeconds: 3 * 86_400 + 4 * 3_600,
      connectedClients: 14,
      memoryUsedBytes: 2_621_440,
      memoryPeakBytes: 5_242_880,
      memoryLimitBytes: 20_971_520,
      memoryUsagePercent,
    },
    strain: {
      opsPerSecond: 4312,
      averageLatencyMs: 0.2,
      memoryUsedBytes: 2_621_440,
      memoryUsagePercent,
      connectedClients: 14,
      criticalIssues,
      edgeServers: {
        activeServers: edges.filter(({ isActive = true }) => isActive).length,
        totalLogEntries: edges.reduce((sum, { logEntries }) => sum + logEntries, 0),
        servers: edges.map(({ hostName, logEntries, isActive = true }) => ({
          server: `${hostName}:4001`,
          hostName,
          logEntries,
          isActive,
          seenAt: new Date(Date.now() - (isActive ? 0 : 240_000)).toISOString(),
        })),
      },
    },
  };
}
