import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';

const loadName = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
  const customers = await ctx.em.find(Customer, { id: { $in: ids } });
  return new Map(customers.map(({ id, displayName, custName }) => [id, displayName ?? custName]));
});

export const alertCustomerName = async (
  ctx: ServiceContext,
  customerId: number | null,
): Promise<string | null> =>
  customerId === null ? null : ((await loadName(ctx, customerId)) ?? null);
