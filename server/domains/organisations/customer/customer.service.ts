import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleCustomers } from '#server/access/visibility/visibility.js';
import { organisationTag, invalidateTags } from '#server/access/identity/tagged-cache.js';
import { notFound } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { assignChanges, diffForCreate } from '#server/core/input/partial-update.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { ownParty, type PartyRef } from '#server/domains/organisations/association/pair.js';
import { relateToCreator } from '#server/domains/organisations/association/relate.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';
import { checkCustomer } from './customer.check.js';
import { Customer } from './customer.entity.js';
import type { CustomerInput } from './customer.input.js';
import { customerPolicy } from './customer.policy.js';
import { requestRecompute } from './request-recompute.js';

/** Null when it does not exist, is archived or is not visible to the caller. */
export const findVisibleCustomer = (
  ctx: ServiceContext,
  id: number,
  lock = false,
): Promise<Customer | null> =>
  ctx.em.findOne(Customer, { id, ...visibleCustomers(requireActor(ctx)) }, lock ? FOR_UPDATE : {});

/** Locks the row when `lock` is true. Throws NOT_FOUND for a customer the caller may not see. */
export async function getCustomer(
  ctx: ServiceContext,
  id: number,
  lock = false,
): Promise<Customer> {
  const customer = await findVisibleCustomer(ctx, id, lock);
  if (!customer) throw notFound('Client');
  return customer;
}

/**
 * The caller's organisation may see the new customer. Throws INVALID with the screen's texts,
 * FORBIDDEN.
 */
export async function createCustomer(ctx: ServiceContext, input: CustomerInput): Promise<Customer> {
  const actor = requireActor(ctx);
  authorize(actor, customerPolicy, 'create');

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const fields = await checkCustomer(em, actor, input);
    const customer = em.create(Customer, { ...createdBy(ctx), ...fields });

    await em.persist(customer).flush();
    audit(tx, {
      action: 'customer.create',
      subjectType: 'customer',
      subjectId: customer.id,
      customerId: customer.id,
      changes: diffForCreate(fields),
    });

    if (actor.entityType !== 'SYSTEM') {
      const client: PartyRef = { entityType: 'CUSTOMER', entityId: customer.id };
      await relateToCreator(tx, ownParty(ctx), client);
    }

    return customer;
  });
}

/**
 * Updates the fields of the input. A new home country changes the reporting zone, so all figures
 * are recomputed. Throws CONFLICT for an old version.
 */
export async function updateCustomer(
  ctx: ServiceContext,
  id: number,
  input: CustomerInput,
): Promise<Customer> {
  const actor = requireActor(ctx);
  const updated = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const customer = await getCustomer(tx, id, true);

    authorize(actor, customerPolicy, 'update', customer);
    checkVersion(customer, input);

    const changes = assignChanges(customer, await checkCustomer(em, actor, input, customer));
    if (changes.countryCode) await requestRecompute(tx, id);
    audit(tx, {
      action: 'customer.update',
      subjectType: 'customer',
      subjectId: id,
      customerId: id,
      changes,
    });

    return customer;
  });

  await invalidateTags(ctx.redis, [organisationTag('CUSTOMER', id)]);

  return updated;
}

/**
 * Hides the customer and ends its users' sessions. Its history and events stay, and its tags still
 * count.
 */
export async function archiveCustomer(ctx: ServiceContext, id: number): Promise<void> {
  const actor = requireActor(ctx);

  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const customer = await getCustomer(tx, id, true);

    authorize(actor, customerPolicy, 'archive', customer);
    customer.archivedAt = ctx.now();
    audit(tx, {
      action: 'customer.archive',
      subjectType: 'customer',
      subjectId: id,
      customerId: id,
    });
  });
  await invalidateTags(ctx.redis, [organisationTag('CUSTOMER', id)]);
}
