import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { EarlierMoment } from '#server/analytics/figures/earlier-moment.js';
import type { Redis } from '#server/core/redis/redis.js';

const HOUR_MS = 3_600_000;
/** Longer than a transaction of the worker, whose changes count for the hour in which it made them. */
const SETTLE_MS = 60_000;

const BEGIN = `insert into hourly_reading (customer_id, since) values (?, clock_timestamp())
  on conflict (customer_id) do nothing`;
const SINCE = 'select since from hourly_reading where customer_id = ?';

const END = `delete from hourly_reading r where not exists (
  select 1 from shared_link l
  where l.customer_id = r.customer_id and l.revoked_at is null and l.expires_at > ?)`;

/** The last full hour, a minute after it has begun. */
const fullHour = (now: Date) =>
  new Date(Math.floor((now.getTime() - SETTLE_MS) / HOUR_MS) * HOUR_MS);

/**
 * The moment whose figures the public links of a client show: the last full hour, and before the
 * first one the moment in which somebody opened a link of the client first.
 */
export async function hourlyMoment(
  { em, redis, now }: Pick<ServiceContext, 'em' | 'redis' | 'now'>,
  customerId: number,
): Promise<EarlierMoment> {
  const find = async () => (await em.execute<{ since: Date }[]>(SINCE, [customerId]))[0];
  if (!(await find())) await em.execute(BEGIN, [customerId]);
  const since = (await find())?.since ?? now();

  const at = new Date(Math.max(fullHour(now()).getTime(), new Date(since).getTime()));
  return { at, keep: (name, make) => keepFor(redis, `${at.getTime()}:${name}`, make) };
}

/** Keeps a value for all processes, as long as the moment is shown. */
async function keepFor<Value>(
  redis: Redis,
  name: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const key = `hourly:${createHash('sha256').update(name).digest('base64url')}`;
  const read = async () => {
    const kept = await redis.get(key);
    return kept === null ? null : (JSON.parse(kept) as { value: Value }); // written below
  };

  const known = await read();
  if (known) return known.value;
  const value = await make();
  await redis.set(key, JSON.stringify({ value }), 'PX', 2 * HOUR_MS, 'NX');
  return (await read())?.value ?? value;
}

/** Ends the readings of clients whose public links have all ended. */
export const endHourlyReadings = (em: EntityManager, now: Date): Promise<unknown> =>
  em.execute(END, [now]);
