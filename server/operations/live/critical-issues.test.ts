import { describe, expect, test } from '@jest/globals';
import { criticalIssues, type SystemState } from './critical-issues.js';
import { parseInfo } from './cache-health/redis-info.js';

const NOW = new Date('2026-05-04T10:00:00Z');

const WELL = [
  'role:master',
  'maxmemory:1000',
  'maxmemory_policy:noeviction',
  'maxclients:100',
  'aof_enabled:1',
];

const edge = (server: string, secondsAgo: number) => ({
  server,
  hostName: server,
  logEntries: 1,
  seenAt: new Date(NOW.getTime() - secondsAgo * 1000),
  isActive: secondsAgo <= 30,
});

function systemState(
  overrides: Partial<Omit<SystemState, 'figures'>> & { lines?: string[] } = {},
): SystemState {
  const { lines = [], ...rest } = overrides;

  return {
    figures: parseInfo(['# Server', ...WELL, ...lines].join('\r\n')),
    info: {
      version: '8.0.0',
      uptimeSeconds: 1,
      connectedClients: 10,
      memoryUsedBytes: 1,
      memoryPeakBytes: 1,
      memoryLimitBytes: 10,
      memoryUsagePercent: 10,
    },
    averageLatencyMs: 0.2,
    workers: 1,
    edgeServers: { activeServers: 1, totalLogEntries: 1, servers: [edge('a:1', 1)] },
    now: NOW,
    ...rest,
  };
}

describe('critical issues', () => {
  test('are none while all is well', () => {
    expect(criticalIssues(systemState())).toEqual([]);
  });

  test.each<[string, Parameters<typeof systemState>[0]]>([
    ['append-only', { lines: ['aof_enabled:0'] }],
    ['could not write its append-only file', { lines: ['aof_last_write_status:err'] }],
    ['snapshot', { lines: ['rdb_last_bgsave_status:err'] }],
    ['maxmemory-policy to noeviction', { lines: ['maxmemory_policy:allkeys-lru'] }],
    ['replica', { lines: ['role:slave'] }],
    ['takes 21 ms', { averageLatencyMs: 20.6 }],
    ['No worker', { workers: 0 }],
    ['No edge server', { edgeServers: { activeServers: 0, totalLogEntries: 0, servers: [] } }],
  ])('say "%s" in one sentence', (words, overrides) => {
    const issues = criticalIssues(systemState(overrides));
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain(words);
    expect(issues[0]).toMatch(/^[A-Z].*\.$/);
  });

  test('begin above 80 percent of memory and of connections, not at 80', () => {
    const { info } = systemState();
    const at = (percent: number) =>
      criticalIssues(
        systemState({ info: { ...info, memoryUsagePercent: percent, connectedClients: percent } }),
      );

    expect(at(80)).toEqual([]);
    expect(at(81)).toEqual([
      'Redis uses 81 % of its memory: beyond its limit the edges spool to disk.',
      '81 of 100 possible connections to Redis are open.',
    ]);
  });

  test('name each edge that fell silent, and since when', () => {
    const servers = [edge('a:1', 5), edge('b:1', 31), edge('c:1', 125), edge('d:1', 2 * 3600)];
    expect(
      criticalIssues(
        systemState({ edgeServers: { activeServers: 1, totalLogEntries: 4, servers } }),
      ),
    ).toEqual([
      'The edge server b:1 last reported 31 seconds ago.',
      'The edge server c:1 last reported 2 minutes ago.',
      'The edge server d:1 last reported 2 hours ago.',
    ]);
  });
});
