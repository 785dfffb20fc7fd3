import type { EntityManager } from '@mikro-orm/postgresql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import type { AssociationParty } from './association.type.js';
import type { OrganisationRef } from './organisation-pair.js';

interface OrganisationRow {
  id: number;
  name: string;
  countryCode: string;
}

const COLUMNS: Record<OrganisationType, string> = {
  CUSTOMER: 'cust_name as name, country_code as "countryCode" from customer',
  AGENCY: 'agency_name as name, country_code as "countryCode" from agency',
  BROADCASTER: 'broadcaster_name as name, country_code as "countryCode" from broadcaster',
  ADTECH: 'adtech_name as name, country_code as "countryCode" from adtech',
};

async function findRows(em: EntityManager, entityType: OrganisationType, ids: number[]) {
  const rows = await em.execute<OrganisationRow[]>(
    `select id, ${COLUMNS[entityType]} where id in (?)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const batchOf = (entityType: OrganisationType) =>
  batchLoader((ctx: ServiceContext, ids: number[]) => findRows(ctx.em, entityType, ids));

const LOAD = {
  CUSTOMER: batchOf('CUSTOMER'),
  AGENCY: batchOf('AGENCY'),
  BROADCASTER: batchOf('BROADCASTER'),
  ADTECH: batchOf('ADTECH'),
};

const describe = (
  { entityType, entityId }: OrganisationRef,
  row: OrganisationRow | undefined,
): AssociationParty => ({
  entityType,
  entityId,
  name: row?.name ?? '',
  countryCode: row?.countryCode ?? '',
});

/**
 * The fields of an organisation that everyone may read: name and country. Batches the rows of one
 * answer into one query per kind.
 */
export const loadOrganisation = async (
  ctx: ServiceContext,
  ref: OrganisationRef,
): Promise<AssociationParty> => describe(ref, await LOAD[ref.entityType](ctx, ref.entityId));

/** Does what `loadOrganisation` does, without a request context. */
export async function findOrganisation(
  em: EntityManager,
  ref: OrganisationRef,
): Promise<AssociationParty> {
  const rows = await findRows(em, ref.entityType, [ref.entityId]);
  return describe(ref, rows.get(ref.entityId));
}
