import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { localDateAt } from '#server/core/text/time-zone.js';

const ZONES = `select c.id, country.time_zone as "timeZone" from customer c
  join country on country.code = c.country_code where c.id = any(?)`;

const loadTimeZone = batchLoader(async (ctx: Pick<ServiceContext, 'em'>, customerIds: number[]) => {
  const rows = await ctx.em.execute<{ id: number; timeZone: string }[]>(ZONES, [
    `{${customerIds.join(',')}}`,
  ]);
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
});

/** The customer's reporting zone. */
export const customerTimeZone = async (
  ctx: Pick<ServiceContext, 'em'>,
  customerId: number,
): Promise<string> => (await loadTimeZone(ctx, customerId)) ?? 'UTC';

/** Today in the customer's reporting zone, `YYYY-MM-DD`. */
export async function customerToday(
  ctx: Pick<ServiceContext, 'em' | 'now'>,
  customerId: number,
): Promise<string> {
  return localDateAt(ctx.now(), await customerTimeZone(ctx, customerId));
}
