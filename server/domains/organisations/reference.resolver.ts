import { Ctx, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { Country } from './country.entity.js';
import { listCountries, listTaxonomies } from './reference.service.js';
import { Taxonomy } from './taxonomy.entity.js';

@Resolver()
export class ReferenceResolver {
  @Query(() => [Country])
  countries(@Ctx() ctx: ServiceContext): Promise<Country[]> {
    return listCountries(ctx);
  }

  @Query(() => [Taxonomy])
  taxonomies(@Ctx() ctx: ServiceContext): Promise<Taxonomy[]> {
    return listTaxonomies(ctx);
  }
}
