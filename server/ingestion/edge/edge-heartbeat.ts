import os from 'node:os';
import type { Redis } from '#server/core/redis/redis.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';

/** Hash of "host:port" → the latest report of the edge there. */
export const EDGE_SERVERS_KEY = 'edge-servers';

interface EdgeServer {
  hostName: string;
  /** Events it accepted since its start. */
  logEntries: number;
  seenAtMs: number;
}

const BEAT_MS = 5_000;
const FORGOTTEN_MS = 24 * 3_600_000;

export interface ListedEdge extends EdgeServer {
  /** "host:port": a machine may run several edges. */
  server: string;
}

/** Every edge that reported in the last day, except those that were stopped in order. */
export async function listEdgeServers(redis: Redis): Promise<ListedEdge[]> {
  const entries = Object.entries(await redis.hgetall(EDGE_SERVERS_KEY));
  return entries
    .flatMap(([server, text]) => parseEdgeServer(text).map((edge) => ({ server, ...edge })))
    .filter(({ seenAtMs }) => Date.now() - seenAtMs < FORGOTTEN_MS);
}

/**
 * Reports to Redis every few seconds that this edge is alive. Returns the function that stops it.
 */
export function startHeartbeat(
  redis: Redis,
  port: number,
  countEntries: () => number,
): () => Promise<void> {
  const field = `${os.hostname()}:${port}`;
  const beat = async () => {
    const server: EdgeServer = {
      hostName: os.hostname(),
      logEntries: countEntries(),
      seenAtMs: Date.now(),
    };
    await redis.hset(EDGE_SERVERS_KEY, field, JSON.stringify(server));
  };

  const quietly = () =>
    beat().catch((error: unknown) =>
      log.debug({ reason: safeErrorMessage(error) }, 'no heartbeat: redis is away'),
    );

  void pruneOld(redis).then(quietly, quietly);

  const timer = setInterval(() => void quietly(), BEAT_MS).unref();

  return async () => {
    clearInterval(timer);
    await redis.hdel(EDGE_SERVERS_KEY, field).catch(() => 0);
  };
}

async function pruneOld(redis: Redis): Promise<void> {
  for (const [field, entry] of Object.entries(await redis.hgetall(EDGE_SERVERS_KEY))) {
    const [server] = parseEdgeServer(entry);
    if (!server || Date.now() - server.seenAtMs > FORGOTTEN_MS)
      await redis.hdel(EDGE_SERVERS_KEY, field);
  }
}

/** Empty for a text that is no such entry. */
function parseEdgeServer(text: string): EdgeServer[] {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return [];

  const { hostName, logEntries, seenAtMs }: Partial<Record<keyof EdgeServer, unknown>> = value;
  if (
    typeof hostName !== 'string' ||
    typeof logEntries !== 'number' ||
    typeof seenAtMs !== 'number'
  )
    return [];

  return [{ hostName, logEntries, seenAtMs }];
}
