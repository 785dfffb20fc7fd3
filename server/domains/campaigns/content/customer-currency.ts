import { currencyOfCountry } from '#schema/currencies.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';

const COUNTRIES = `select id, country_code as "countryCode" from customer where id = any(?)`;

const loadCountryCode = batchLoader(async (ctx: ServiceContext, customerIds: number[]) => {
  const rows = await ctx.em.execute<{ id: number; countryCode: string }[]>(COUNTRIES, [
    `{${customerIds.join(',')}}`,
  ]);
  return new Map(rows.map(({ id, countryCode }) => [id, countryCode]));
});

/** The ISO 4217 code of the money in which the customer's prices are. */
export const customerCurrency = async (ctx: ServiceContext, customerId: number): Promise<string> =>
  currencyOfCountry((await loadCountryCode(ctx, customerId)) ?? '');
