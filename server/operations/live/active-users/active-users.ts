import type { EntityManager } from '@mikro-orm/postgresql';
import type { Redis } from '#server/core/redis/redis.js';
import type { EntityType } from '#server/access/identity/actor.js';
import { roleOf } from '#server/access/roles/role.js';
import { localDateOf } from '#schema/writing/dates.js';
import type { ActiveUser, ActiveUsers } from './active-users.type.js';
import { ACTIVE_FOR_MS, callsKey, LATEST_CALLS_KEY, NO_ZONE } from './call-counts.js';

interface UserRow {
  id: number;
  name: string;
  email: string;
  isAdmin: boolean;
  entityType: EntityType;
  entityName: string | null;
  timeZone: string | null;
}

const USERS = `
  select u.id, u.name, u.email, u.admin as "isAdmin", u.entity_type as "entityType", o.name as "entityName",
    country.time_zone as "timeZone"
  from app_user u
  left join lateral (
    select coalesce(display_name, cust_name) as name, country_code from customer
      where u.entity_type = 'CUSTOMER' and id = u.entity_id
    union all select agency_name, country_code from agency where u.entity_type = 'AGENCY' and id = u.entity_id
    union all select broadcaster_name, country_code from broadcaster
      where u.entity_type = 'BROADCASTER' and id = u.entity_id
    union all select adtech_name, country_code from adtech where u.entity_type = 'ADTECH' and id = u.entity_id
  ) o on true
  left join country on country.code = o.country_code
  where u.archived_at is null and u.id = any(?)`;

/** Users who made a call in the 30 minutes before `now`, the latest first. */
export async function readActiveUsers(
  em: EntityManager,
  redis: Redis,
  now: Date,
): Promise<ActiveUsers> {
  const latest = await latestCalls(redis, now.getTime());
  const rows =
    latest.size === 0
      ? []
      : await em.execute<UserRow[]>(USERS, [`{${[...latest.keys()].join(',')}}`]);

  const calls = await countCalls(redis, rows, now);
  const users = rows.map(({ timeZone: _, ...user }): ActiveUser => ({
    ...user,
    isAdmin: user.isAdmin || user.entityType === 'SYSTEM',
    roleName: roleOf(user.entityType, user.isAdmin),
    lastActive: new Date(latest.get(user.id) ?? 0),
    apiCalls: calls.get(user.id) ?? 0,
  }));

  return {
    sampledAt: now,
    users: users.sort((a, b) => +b.lastActive - +a.lastActive || a.id - b.id),
  };
}

/** User id → milliseconds. */
async function latestCalls(redis: Redis, nowMs: number): Promise<Map<number, number>> {
  const flat = await redis.zrangebyscore(
    LATEST_CALLS_KEY,
    nowMs - ACTIVE_FOR_MS,
    '+inf',
    'WITHSCORES',
  );
  const found = new Map<number, number>();
  for (let at = 0; at + 1 < flat.length; at += 2) found.set(Number(flat[at]), Number(flat[at + 1]));
  return found;
}

/** User id → calls today, by the date in the organisation's zone. */
async function countCalls(
  redis: Redis,
  users: readonly UserRow[],
  now: Date,
): Promise<Map<number, number>> {
  const idsByDate = new Map<string, number[]>();
  for (const { id, timeZone } of users) {
    const date = localDateOf(now, timeZone ?? NO_ZONE);
    idsByDate.set(date, [...(idsByDate.get(date) ?? []), id]);
  }

  const counts = await Promise.all(
    [...idsByDate].map(async ([date, ids]) => {
      const values = await redis.hmget(callsKey(date), ...ids.map(String));
      return ids.map((id, at): [number, number] => [id, Number(values[at] ?? 0)]);
    }),
  );

  return new Map(counts.flat());
}
