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

/**
 * Makes an archived customer visible again to everyone who saw it before; its users may sign in
 * again. Throws FORBIDDEN unless the caller is a super admin, NOT_FOUND for one that is not
 * archived.
 */
export async function restoreCustomer(ctx: ServiceContext, id: number): Promise<Customer> {
  authorize(requireActor(ctx), archivedOrganisationPolicy, 'restore');

  const restored = await ctx.em.transactional(async (em) => {
    const customer = await em.findOne(Customer, { id, ...ARCHIVED_REAL }, FOR_UPDATE);
    if (!customer) throw notFound('Client');
    customer.archivedAt = null;
    const subject = { subjectType: 'customer', subjectId: id, customerId: id };
    audit({ ...ctx, em }, { action: 'customer.restore', ...subject });
    return customer;
  });

  await invalidateTags(ctx.redis, [organisationTag('CUSTOMER', id)]);

  return restored;
}

/** Like `restoreCustomer`, for an agency. */
export async function restoreAgency(ctx: ServiceContext, id: number): Promise<Agency> {
  authorize(requireActor(ctx), archivedOrganisationPolicy, 'restore');

  const restored = await ctx.em.transactional(async (em) => {
    const agency = await em.findOne(Agency, { id, ...ARCHIVED_REAL }, FOR_UPDATE);
    if (!agency) throw notFound('Agency');
    agency.archivedAt = null;
    audit({ ...ctx, em }, { action: 'agency.restore', subjectType: 'agency', subjectId: id });
    return agency;
  });

  await invalidateTags(ctx.redis, [organisationTag('AGENCY', id)]);

  return restored;
}
