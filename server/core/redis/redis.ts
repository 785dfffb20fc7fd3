import {
  Cluster,
  Redis as SingleRedis,
  type RedisOptions,
  SentinelConnector,
  type SentinelConnectionOptions,
} from 'ioredis';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { parseRedisGroup, type RedisGroup } from './redis-address.js';

/** One server (its current master with Sentinel), or a cluster. */
export type Redis = SingleRedis | Cluster;

const FAILOVER_RETRY_MS = 100;
const SLOTS_REFRESH_MS = 5_000;
const SLOTS_TIMEOUT_MS = 2_000;
const MAX_PAUSE_MS = 2_000;
/** Longer than any command blocks. */
const SOCKET_TIMEOUT_MS = 10_000;

const replicas = new WeakMap<Redis, number>();

/** Reconnects for ever; a caller that must not wait sets its own limits in `options`. */
export function connectRedis(url: string, options: RedisOptions = {}): Redis {
  const redis = openRedis(url, { maxRetriesPerRequest: 2, ...options });
  redis.on('error', (error: Error) =>
    log.warn({ reason: safeErrorMessage(error) }, 'redis is away'),
  );
  return redis;
}

/** The caller listens to errors. */
export function openRedis(url: string, options: RedisOptions): Redis {
  const group = parseRedisGroup(url);
  if (!group) return new SingleRedis(url.replace(/^unix:\/\//, ''), options);

  const redis = group.mode === 'cluster' ? openCluster(group, options) : openMaster(group, options);
  replicas.set(redis, group.replicas);
  return redis;
}

/** Replicas that must have a write of the queue before it counts as stored; 0 for one server. */
export const requiredReplicas = (redis: Redis): number => replicas.get(redis) ?? 0;

/** A connection for subscribing: waits without a limit, and subscribes again after a lost one. */
export function openSubscriber(redis: Redis): Redis {
  const patient = {
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  };
  if (!(redis instanceof Cluster)) return redis.duplicate(patient);

  return redis.duplicate([], {
    enableOfflineQueue: true,
    redisOptions: { ...redis.options.redisOptions, ...patient },
  });
}

/** The answers of INFO: one, or one of each master of a cluster. */
export async function readMasterInfos(redis: Redis, section = 'default'): Promise<string[]> {
  const masters = redis instanceof Cluster ? redis.nodes('master') : [redis];
  return Promise.all(masters.map((master) => master.info(section)));
}

/**
 * The run ids of all masters. They change when a server restarts and when a replica takes over, so
 * when the latest writes may be lost.
 */
export async function readRunIds(redis: Redis): Promise<string[]> {
  const texts = await readMasterInfos(redis, 'server');
  return texts.map((text) => /^run_id:(\w+)/m.exec(text)?.[1] ?? '').sort();
}

function openCluster(group: RedisGroup, options: RedisOptions): Cluster {
  const { retryStrategy, lazyConnect = false, enableOfflineQueue = true, ...rest } = options;
  const resends = options.autoResendUnfulfilledCommands ?? true;

  const cluster = new Cluster(group.nodes, {
    lazyConnect,
    enableOfflineQueue,
    clusterRetryStrategy: retryStrategy ?? pauseAfter,
    // A command whose answer is lost may have been executed.
    retryDelayOnFailover: resends ? FAILOVER_RETRY_MS : 0,
    retryDelayOnClusterDown: resends ? FAILOVER_RETRY_MS : 0,
    slotsRefreshInterval: SLOTS_REFRESH_MS,
    slotsRefreshTimeout: SLOTS_TIMEOUT_MS,
    // A certificate names the host, not its address.
    ...(group.isEncrypted ? { dnsLookup: keepName } : {}),
    redisOptions: { ...rest, ...accessOf(group) },
  });

  // At once: a node that is still connecting refuses commands where nothing may wait.
  cluster.on('+node', (node: SingleRedis) => {
    if (!lazyConnect) node.connect().catch(() => undefined); // a node that is away leaves the pool
  });
  return cluster;
}

function openMaster(group: RedisGroup, options: RedisOptions): SingleRedis {
  const retryStrategy = options.retryStrategy ?? pauseAfter;

  return new SingleRedis({
    ...options,
    ...accessOf(group),
    retryStrategy,
    Connector: MasterConnector,
    sentinelRetryStrategy: retryStrategy,
    sentinelReconnectStrategy: pauseAfter,
    sentinels: group.nodes,
    name: group.masterName,
    // A master that hangs closes no connection.
    failoverDetector: true,
    socketTimeout: SOCKET_TIMEOUT_MS,
    db: group.database,
    // A master that became a replica closes no connection by itself.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    ...(group.sentinelPassword ? { sentinelPassword: group.sentinelPassword } : {}),
    ...(group.isEncrypted ? { enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
  });
}

const accessOf = ({ username, password, isEncrypted }: RedisGroup): RedisOptions => ({
  ...(username ? { username } : {}),
  ...(password ? { password } : {}),
  ...(isEncrypted ? { tls: {} } : {}),
});

const pauseAfter = (attempt: number) => Math.min(FAILOVER_RETRY_MS * attempt, MAX_PAUSE_MS);

const keepName = (host: string, done: (error: null, address: string) => void) => done(null, host);

type Connect = SentinelConnector['connect'];

/**
 * Asks the Sentinels for the master. ioredis leaves the failover detector of a lost connection
 * running, and its news would end the next attempt for ever; so each attempt begins without one.
 */
class MasterConnector extends SentinelConnector {
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions); // the options that openMaster gives
  }

  override connect(emit: Parameters<Connect>[0]): ReturnType<Connect> {
    this.disconnect();
    return super.connect(emit);
  }
}
