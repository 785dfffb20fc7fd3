import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { organisationTag, invalidateTags } from '#server/access/identity/tagged-cache.js';
import { notFound } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { archivedOrganisationPolicy } from './archived-organisation.policy.js';
import type { ArchivedOrganisation } from './archived-organisation.type.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';

const ARCHIVED = `select 'CUSTOMER' as "entityType", id, coalesce(display_name, cust_name) as name,
    extract(epoch from archived_at)::float8 * 1000 as "archivedAtMs" from customer where archived_at is not null and sandbox_id is null
  union all
  select 'AGENCY', id, agency_name, extract(epoch from archived_at)::float8 * 1000 from agency where archived_at is not null and sandbox_id is null
  order by "archivedAtMs" desc, id desc limit 500`;

/** Organisations that a sandbox left behind do not come back. */
const ARCHIVED_REAL = { archivedAt: { $ne: null }, sandboxId: null };

type Row = Omit<ArchivedOrganisation, 'archivedAt'> & { archivedAtMs: number };

/**
 * The last 500 archived organisations, the latest first. Throws FORBIDDEN unless the caller is a
 * super admin.
 */
export async function listArchivedOrganisations(
  ctx: ServiceContext,
): Promise<ArchivedOrganisation[]> {
  authorize(requireActor(ctx), archivedOrganisationPolicy, 'list');
  const rows = await ctx.em.execute<Row[]>(ARCHIVED);
  return rows.map(({ archivedAtMs, ...row }) => ({ ...row, archivedAt: new Date(archivedAtMs) }));
}

type Organisation = Customer | Agency;
type Find<Found> = (em: EntityManager, archived: { id: number }) => Promise<Found | null>;

/**
 * Makes an archived organisation visible again to everyone who saw it before; its users may sign in
 * again. Throws FORBIDDEN unless the caller is a super admin, NOT_FOUND for one that is not
 * archived.
 */
const restoring =
  <Found extends Organisation>(entityType: 'CUSTOMER' | 'AGENCY', find: Find<Found>) =>
  async (ctx: ServiceContext, id: number): Promise<Found> => {
    authorize(requireActor(ctx), archivedOrganisationPolicy, 'restore');

    const restored = await ctx.em.transactional(async (em) => {
      const found = await find(em, { id, ...ARCHIVED_REAL });
      if (!found) throw notFound(entityType === 'CUSTOMER' ? 'Client' : 'Agency');
      found.archivedAt = null;
      const subject = { subjectType: entityType.toLowerCase(), subjectId: id };
      const customerId = entityType === 'CUSTOMER' ? id : null;
      audit({ ...ctx, em }, { action: `${subject.subjectType}.restore`, ...subject, customerId });
      return found;
    });

    await invalidateTags(ctx.redis, [organisationTag(entityType, id)]);

    return restored;
  };

export const restoreCustomer = restoring('CUSTOMER', (em, archived) =>
  em.findOne(Customer, archived, FOR_UPDATE),
);

export const restoreAgency = restoring('AGENCY', (em, archived) =>
  em.findOne(Agency, archived, FOR_UPDATE),
);
