import { readsPeople, type Actor, type EntityType } from '#server/access/identity/actor.js';
import { visibleAdtechsSql } from '#server/access/visibility/bookable-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleOrganisationsSql } from '#server/access/visibility/visibility-sql.js';

/** The actor of an audit entry, as stored. */
export interface Acting {
  userId: number | null;
  userName: string | null;
  entityType: EntityType | null;
  entityId: number | null;
}

type OrganisationType = Exclude<EntityType, 'SYSTEM'>;

const TABLES: Record<OrganisationType, { table: string; name: string; kind: string }> = {
  CUSTOMER: { table: 'customer', name: 'coalesce(t.display_name, t.cust_name)', kind: 'A client' },
  AGENCY: { table: 'agency', name: 't.agency_name', kind: 'An agency' },
  BROADCASTER: { table: 'broadcaster', name: 't.broadcaster_name', kind: 'A broadcaster' },
  ADTECH: { table: 'adtech', name: 't.adtech_name', kind: 'An ad-tech company' },
};

const isKnown = (actor: Actor, by: Acting) =>
  readsPeople(actor) &&
  (actor.entityType === 'SYSTEM' ||
    (by.entityType === actor.entityType && by.entityId === actor.entityId));

async function organisationName(
  ctx: ServiceContext,
  entityType: OrganisationType,
  id: number,
): Promise<string> {
  const { table, name, kind } = TABLES[entityType];
  const actor = requireActor(ctx);
  const { sql, params } =
    entityType === 'ADTECH'
      ? visibleAdtechsSql(actor, 't')
      : visibleOrganisationsSql(actor, entityType, 't.id');

  const [row] = await ctx.em.execute<{ name: string }[]>(
    `select ${name} as name from ${table} t where t.id = ? and ${sql}`,
    [id, ...params],
  );

  return row?.name ?? kind;
}

/**
 * The name to show for each entry: a colleague by name, a super admin as Infinitum, others as their
 * organisation when the caller may see it, else by its kind. An API key needs people:read to read
 * names of colleagues. An actor without a sign-in used the link of a mail.
 */
export async function nameActing(ctx: ServiceContext, entries: Acting[]): Promise<string[]> {
  const actor = requireActor(ctx);
  const organisations = new Map<string, Promise<string>>();
  const nameOf = async (by: Acting): Promise<string> => {
    const { entityType, entityId } = by;
    if (by.userName !== null && isKnown(actor, by)) return by.userName;
    if (entityType === null) return 'a link from a mail';
    if (entityType === 'SYSTEM' || entityId === null) return 'Infinitum';
    const key = `${entityType}.${entityId}`;
    const known = organisations.get(key) ?? organisationName(ctx, entityType, entityId);
    organisations.set(key, known);
    return known;
  };

  return Promise.all(entries.map(nameOf));
}
