import type { EntityManager } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import type { Actor } from './actor.js';
import type { Config } from '#server/core/process/config.js';

/** Where the page's refresh token is kept: no script can read it. */
export interface RefreshCookie {
  read: () => string | null;
  write: (token: string, expiresAt: Date) => void;
  clear: () => void;
}

/**
 * What a service function gets besides its input: one per request, with an entity manager of its
 * own.
 */
export interface ServiceContext {
  em: EntityManager;
  redis: Redis;
  config: Config;
  /** Null before sign-in; services that need somebody call `requireActor(ctx)`. */
  actor: Actor | null;
  /**
   * The network of the client IP after the trusted-proxy rule: IPv4 whole, IPv6 to the /64. Limits
   * count by it.
   */
  clientIp: string;
  requestId: string;
  now: () => Date;
  /** What the caller's program says that it is; left out where nobody reads it. */
  userAgent?: string;
  /** Left out at doors that pages do not sign in by. */
  refreshCookie?: RefreshCookie;
  /** Waits without keeping others from their turn. */
  pause: (ms: number) => Promise<void>;
}
