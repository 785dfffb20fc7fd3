import { Redis, type RedisOptions } from 'ioredis';
import { safeErrorMessage } from './redact.js';
import { log } from './log.js';

/** Reconnects for ever; a caller that must not wait sets its own limits in `options`. */
export function connectRedis(url: string, options: RedisOptions = {}): Redis {
  const redis = new Redis(url.replace(/^unix:\/\//, ''), { maxRetriesPerRequest: 2, ...options });
  redis.on('error', (error: Error) =>
    log.warn({ reason: safeErrorMessage(error) }, 'redis is away'),
  );
  return redis;
}
