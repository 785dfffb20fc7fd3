import type { EntityManager } from '@mikro-orm/postgresql';
import type { Redis } from '#server/core/redis/redis.js';
import type { Actor } from './actor.js';
import type { Config } from '#server/core/process/config.js';

/** Stores the page's refresh token where no script can read it. */
export interface RefreshCookie {
  read: () => string | null;
  write: (token: string, expiresAt: Date) => void;
  clear: () => void;
}

/** Binds a company sign-in to the browser that began it. */
export interface TransactionCookie {
  read: () => string | null;
  write: (token: string, expiresAt: Date) => void;
  clear: () => void;
}

/** Context of one request for service functions, with its own entity manager. */
export interface ServiceContext {
  em: EntityManager;
  redis: Redis;
  config: Config;
  /** Null before sign-in; services that need a caller use `requireActor(ctx)`. */
  actor: Actor | null;
  /**
   * The network of the client IP by the trusted-proxy rule: IPv4 whole, IPv6 to the /64. Rate
   * limits count by it.
   */
  clientIp: string;
  requestId: string;
  now: () => Date;
  /** The token of the Authorization header, valid or not; undefined where no service reads it. */
  bearer?: string | null;
  /** The User-Agent header; undefined where no service reads it. */
  userAgent?: string;
  /** Undefined on transports that pages do not sign in through. */
  refreshCookie?: RefreshCookie;
  /** Undefined on transports that pages do not sign in through. */
  transactionCookie?: TransactionCookie;
  /** Waits without occupying a slot of the request scheduler. */
  pause: (ms: number) => Promise<void>;
}
