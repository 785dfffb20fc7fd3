import type { ServiceContext } from '../../access/context.js';
import { authorize } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { notFound } from '../../core/errors.js';
import { Agency } from './agency.entity.js';
import { agencyPolicy } from './agency.policy.js';
import { ownSide, relate } from './association.js';
import { Customer } from './customer.entity.js';
import { customerPolicy } from './customer.policy.js';

/** Relates the caller's organisation to a customer, also one out of its sight; from then on it is in sight. */
export async function associateCustomer(ctx: ServiceContext, id: number): Promise<Customer> {
  authorize(requireActor(ctx), customerPolicy, 'associate');
  return ctx.em.transactional(async (em) => {
    const customer = await em.findOne(Customer, { id, archivedAt: null });
    if (!customer) throw notFound('Client');
    await relate({ ...ctx, em }, { ...ownSide(ctx), customerId: id });
    return customer;
  });
}

/** Relates the caller's organisation to an agency, also one out of its sight; from then on it is in sight. */
export async function associateAgency(ctx: ServiceContext, id: number): Promise<Agency> {
  authorize(requireActor(ctx), agencyPolicy, 'associate');
  return ctx.em.transactional(async (em) => {
    const agency = await em.findOne(Agency, { id, archivedAt: null });
    if (!agency) throw notFound('Agency');
    await relate({ ...ctx, em }, { ...ownSide(ctx), agencyId: id });
    return agency;
  });
}
