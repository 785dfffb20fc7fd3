import { Counter, type Registry } from 'prom-client';
import type { Redis } from '#server/core/redis/redis.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { keyedHash } from '#server/access/identity/keyed-hash.js';

/** The events that an operator watches for. A new one needs a row in docs/operations.md. */
export const SECURITY_EVENTS = [
  'sign_in_failed',
  'sign_in_locked',
  'password_reset_asked',
  'refresh_token_reused',
  'passkey_counter_regressed',
  'forbidden_to_key',
  'forbidden_to_person',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
export type SecurityEventCounts = Record<SecurityEvent, number>;

const noEvents = (): SecurityEventCounts => ({
  sign_in_failed: 0,
  sign_in_locked: 0,
  password_reset_asked: 0,
  refresh_token_reused: 0,
  passkey_counter_regressed: 0,
  forbidden_to_key: 0,
  forbidden_to_person: 0,
});

const MINUTE_MS = 60_000;
/** The longest period that an alert rule looks back. */
const RETENTION_SECONDS = 2 * 3_600;

/** The counts of this process. */
const counts = noEvents();

type Noting = Pick<ServiceContext, 'redis' | 'config' | 'clientIp' | 'requestId' | 'now'>;

/** The person or network that an event is about, without personal data in the clear. */
interface About {
  /** Made by `emailKey`. */
  address?: string;
  /** Made by `personKey`. */
  person?: string;
  apiKey?: number;
}

export const personKey = (ctx: Pick<ServiceContext, 'config'>, userId: number): string =>
  keyedHash(ctx.config, 'person', String(userId));

const minuteKey = (timeMs: number) => `security-events:${Math.floor(timeMs / MINUTE_MS)}`;

/** Logs the event and counts it, for this process and for the alert rules of all processes. */
export function recordSecurityEvent(ctx: Noting, event: SecurityEvent, about: About): void {
  counts[event] += 1;
  const network = keyedHash(ctx.config, 'network', ctx.clientIp);
  log.warn({ requestId: ctx.requestId, event, network, ...about }, 'security event');

  const key = minuteKey(ctx.now().getTime());
  const counted = ctx.redis.multi().hincrby(key, event, 1).expire(key, RETENTION_SECONDS).exec();
  counted.catch((error: unknown) =>
    log.warn({ reason: safeErrorMessage(error) }, 'cannot count a security event'),
  );
}

/** The counts of all processes together, over the given number of minutes up to now. */
export async function readSecurityEvents(
  redis: Redis,
  now: Date,
  minutes: number,
): Promise<SecurityEventCounts> {
  const keys = Array.from({ length: minutes }, (_, at) =>
    minuteKey(now.getTime() - at * MINUTE_MS),
  );
  const hashes = await Promise.all(keys.map((key) => redis.hgetall(key)));
  const sums = noEvents();
  for (const hash of hashes) {
    for (const event of SECURITY_EVENTS) sums[event] += Number(hash[event] ?? 0);
  }
  return sums;
}

export function exposeSecurityEvents(registry: Registry): void {
  const events: Counter = new Counter({
    name: 'security_events_total',
    help: 'Failed and locked sign-ins, resets asked for, refresh tokens used twice, copied passkeys, refused rights',
    labelNames: ['kind'],
    registers: [registry],
    collect: () => {
      events.reset();
      for (const kind of SECURITY_EVENTS) events.inc({ kind }, counts[kind]);
    },
  });
}
