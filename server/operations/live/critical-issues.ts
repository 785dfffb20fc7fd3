import type { EdgeServers, RedisInfo } from './cache-health/cache-health.type.js';
import { figure, type RedisMetrics } from './cache-health/redis-info.js';

export interface SystemState {
  figures: RedisMetrics;
  info: RedisInfo;
  averageLatencyMs: number;
  /** Workers that reported in the last 10 s. */
  workers: number;
  edgeServers: EdgeServers;
  now: Date;
}

const FULL_PERCENT = 80;
const SLOW_MS = 20;

/** Each rule returns sentences for people, none when all is well. To add a rule, add a function. */
const RULES: ((state: SystemState) => string[])[] = [
  ({ info: { memoryUsagePercent } }) =>
    memoryUsagePercent > FULL_PERCENT
      ? [
          `Redis uses ${Math.round(memoryUsagePercent)} % of its memory: beyond its limit the edges spool to disk.`,
        ]
      : [],
  ({ figures }) => {
    const policy = figures.get('maxmemory_policy') ?? 'noeviction';
    return figure(figures, 'maxmemory') > 0 && policy !== 'noeviction'
      ? [
          `Redis may evict keys when its memory is full (${policy}): set maxmemory-policy to noeviction.`,
        ]
      : [];
  },
  ({ averageLatencyMs }) =>
    averageLatencyMs > SLOW_MS
      ? [`Redis takes ${Math.round(averageLatencyMs)} ms to answer on average.`]
      : [],
  ({ figures, info: { connectedClients } }) => {
    const limit = figure(figures, 'maxclients');
    return limit > 0 && connectedClients > (limit * FULL_PERCENT) / 100
      ? [`${connectedClients} of ${limit} possible connections to Redis are open.`]
      : [];
  },
  ({ figures }) =>
    figures.get('aof_enabled') === '0'
      ? ['Redis writes no append-only file: events in the queue are lost when it stops.']
      : [],
  ({ figures }) =>
    figures.get('aof_last_write_status') === 'err'
      ? ['Redis could not write its append-only file to disk.']
      : [],
  ({ figures }) =>
    figures.get('rdb_last_bgsave_status') === 'err'
      ? ['Redis could not save its snapshot to disk.']
      : [],
  ({ figures }) =>
    figures.get('role') === 'slave' ? ['This Redis is a replica and accepts no writes.'] : [],
  ({ workers }) =>
    workers === 0
      ? ['No worker has reported in the last 10 seconds: events wait in the queue.']
      : [],
  ({ edgeServers }) =>
    edgeServers.activeServers === 0
      ? ['No edge server has reported in the last 30 seconds: tags may not be counted.']
      : [],
  ({ edgeServers, now }) =>
    edgeServers.servers
      .filter(({ isActive }) => !isActive)
      .map(
        ({ server, seenAt }) =>
          `The edge server ${server} last reported ${agoOf(now.getTime() - seenAt.getTime())} ago.`,
      ),
];

function agoOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes === 0) return `${Math.floor(ms / 1000)} seconds`;
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

export const criticalIssues = (state: SystemState): string[] =>
  RULES.flatMap((rule) => rule(state));
