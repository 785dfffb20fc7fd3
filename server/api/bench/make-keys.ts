import type pg from 'pg';
import { newApiKey } from '#server/access/identity/tokens.js';

/** Inserts the user that every key names as its creator. */
const CREATOR = `
  insert into app_user (name, email, entity_type, admin, created_at)
  values ('Bench', 'maker@infinitum.example', 'SYSTEM', true, now()) returning id`;

const KEYS = `
  with agency as (
    insert into agency (agency_name, country_code, created_at, created_by_entity_type)
    values ('Bench', 'NZ', now(), 'SYSTEM') returning id
  ), related as (
    insert into relationship (customer_id, agency_id, created_at, created_by_entity_type)
    select customer.id, agency.id, now(), 'SYSTEM' from customer, agency
  )
  insert into api_key (name, key_hash, scopes, entity_type, entity_id, created_by_user_id, created_at)
  select 'Bench', hash, '{read}', 'AGENCY', agency.id, $2, now() from agency, unnest($1::text[]) as hash`;

/**
 * Makes keys of agencies that see every customer: `counts[0]` keys of the first agency, and so on.
 */
export async function makeKeys(
  database: Pick<pg.Pool, 'query'>,
  counts: readonly number[],
): Promise<string[][]> {
  const { rows } = await database.query<{ id: number }>(CREATOR);
  const agencies = counts.map((count) => Array.from({ length: count }, () => newApiKey()));
  for (const keys of agencies)
    await database.query(KEYS, [keys.map(({ hash }) => hash), rows[0]?.id]);
  return agencies.map((keys) => keys.map(({ token }) => token));
}
