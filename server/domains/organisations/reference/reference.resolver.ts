import { Ctx, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Country } from './country.entity.js';
import { listCountries, listTaxonomies } from './reference.service.js';
import { Taxonomy } from './taxonomy.entity.js';

@Resolver()
export class ReferenceResolver {
  @Query(() => [Country], { description: 'All countries, by name.' })
  countries(@Ctx() ctx: ServiceContext): Promise<Country[]> {
    return listCountries(ctx);
  }

  @Query(() => [Taxonomy], { description: 'All categories of advertisers, the default first.' })
  taxonomies(@Ctx() ctx: ServiceContext): Promise<Taxonomy[]> {
    return listTaxonomies(ctx);
  }
}
