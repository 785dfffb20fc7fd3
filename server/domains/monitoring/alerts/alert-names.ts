import type { ServiceContext } from '../../../access/context.js';
import { batched } from '../../../core/batch.js';
import { Customer } from '../../organisations/customer.entity.js';

const loadName = batched(async (ctx: ServiceContext, ids: number[]) => {
  const customers = await ctx.em.find(Customer, { id: { $in: ids } });
  return new Map(customers.map(({ id, displayName, custName }) => [id, displayName ?? custName]));
});

/** The display name where there is one. */
export const alertCustomerName = async (ctx: ServiceContext, customerId: number | null): Promise<string | null> =>
  customerId === null ? null : ((await loadName(ctx, customerId)) ?? null);
