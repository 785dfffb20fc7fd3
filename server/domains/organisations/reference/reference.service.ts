import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { Country } from './country.entity.js';
import { Taxonomy } from './taxonomy.entity.js';

/** Sorted by name. */
export const listCountries = (ctx: ServiceContext): Promise<Country[]> =>
  ctx.em.find(Country, {}, { orderBy: { name: 'asc' } });

/** All advertiser categories, the default first. */
export const listTaxonomies = (ctx: ServiceContext): Promise<Taxonomy[]> =>
  ctx.em.find(Taxonomy, {}, { orderBy: { id: 'asc' } });

const loadCountry = batchLoader(async (ctx: ServiceContext, codes: string[]) => {
  const countries = await ctx.em.find(Country, { code: { $in: codes } });
  return new Map(countries.map((country) => [country.code, country]));
});

/** Keeps the order of the codes. */
export async function countriesOf(ctx: ServiceContext, codes: string[]): Promise<Country[]> {
  const countries = await Promise.all(codes.map((code) => loadCountry(ctx, code)));
  return countries.filter((country) => country !== undefined);
}

const loadTaxonomy = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
  const taxonomies = await ctx.em.find(Taxonomy, { id: { $in: ids } });
  return new Map(taxonomies.map((taxonomy) => [taxonomy.id, taxonomy]));
});

export async function taxonomyDescription(ctx: ServiceContext, id: number): Promise<string | null> {
  return (await loadTaxonomy(ctx, id))?.description ?? null;
}
