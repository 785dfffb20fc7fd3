import type { EntityManager } from '@mikro-orm/postgresql';
import type { EntityType } from '#server/access/identity/actor.js';

export interface Organisation {
  name: string;
  countryCode: string;
  /** The countries where it operates; its home country alone when it has no list. */
  countryList: string[];
  archived: boolean;
  /** The sandbox that it belongs to; null for a real organisation. */
  sandboxId: number | null;
}

type OrganisationType = Exclude<EntityType, 'SYSTEM'>;

const SELECT: Record<OrganisationType, string> = {
  CUSTOMER: `select id, coalesce(display_name, cust_name) as name, country_code, country_list, archived_at is not null as archived, sandbox_id
    from customer where id in (?)`,
  AGENCY: `select id, agency_name as name, country_code, array[country_code::text] as country_list,
    archived_at is not null as archived, sandbox_id from agency where id in (?)`,
  BROADCASTER: `select id, broadcaster_name as name, country_code, country_list, false as archived, sandbox_id
    from broadcaster where id in (?)`,
  ADTECH: `select id, adtech_name as name, country_code, country_list, false as archived, sandbox_id from adtech where id in (?)`,
};

interface Row {
  id: number;
  name: string;
  country_code: string;
  country_list: string[];
  archived: boolean;
  sandbox_id: number | null;
}

/**
 * An organisation with the fields that rights depend on, archived ones included. Null when there is
 * none, as for SYSTEM.
 */
export async function findOrganisation(
  em: EntityManager,
  entityType: EntityType,
  entityId: number | null,
): Promise<Organisation | null> {
  if (entityType === 'SYSTEM' || entityId === null) return null;

  const [row] = await em.execute<Row[]>(SELECT[entityType], [[entityId]]);
  if (!row) return null;

  const { name, country_code: countryCode, archived } = row;

  return {
    name,
    countryCode,
    countryList: row.country_list.length > 0 ? row.country_list : [countryCode],
    archived,
    sandboxId: row.sandbox_id,
  };
}

/** Names by id, archived ones included. */
export async function findOrganisationNames(
  em: EntityManager,
  entityType: OrganisationType,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<Row[]>(SELECT[entityType], [ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
