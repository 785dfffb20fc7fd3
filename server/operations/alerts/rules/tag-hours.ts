import type { Pool } from 'pg';
import { CALL_COLUMNS } from '#server/event-store/tag-health.js';
import type { TagHour } from './traffic-window.js';

export interface TagTraffic {
  /** Number in the event store: 1 impression, 2 webhit. */
  kind: number;
  tagId: number;
  hours: TagHour[];
}

/** The reporting zones of all customers that alerts watch. */
export async function readTimeZones(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ zone: string }>(
    `select distinct country.time_zone as zone from customer c join country on country.code = c.country_code
     where c.archived_at is null and c.sandbox_id is null order by 1`,
  );
  return rows.map(({ zone }) => zone);
}

const HOURS = `select h.kind, h.tag_id as "tagId", extract(epoch from h.hour)::float8 * 1000 as "hourMs",
    array[${CALL_COLUMNS.map((column) => `h.${column}::float8`).join(', ')}] as calls
  from event_store.tag_health h join customer c on c.id = h.customer_id
  join country on country.code = c.country_code
  where h.hour = any($1::timestamptz[]) and c.archived_at is null and c.sandbox_id is null and country.time_zone = $2`;

/** The hours of all tags whose customers report in the zone. */
export async function readTagHours(
  pool: Pool,
  timeZone: string,
  hoursMs: readonly number[],
): Promise<TagTraffic[]> {
  const { rows } = await pool.query<{
    kind: number;
    tagId: number;
    hourMs: number;
    calls: number[];
  }>(HOURS, [hoursMs.map((hourMs) => new Date(hourMs)), timeZone]);

  const tags = new Map<string, TagTraffic>();

  for (const { kind, tagId, hourMs, calls } of rows) {
    const key = `${kind}:${tagId}`;
    const tag = tags.get(key) ?? { kind, tagId, hours: [] };
    tags.set(key, tag);
    tag.hours.push({ hourMs, calls });
  }

  return [...tags.values()];
}
