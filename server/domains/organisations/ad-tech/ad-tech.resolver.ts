import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { AdTech } from './ad-tech.entity.js';
import { AdTechInput } from './ad-tech.input.js';
import { listAdTechs, adtechRecord } from './ad-tech.service.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import {
  AdTechSortEnum,
  type AdTechSort,
} from '#server/domains/organisations/base/organisation.sort.js';
import { countriesOf } from '#server/domains/organisations/reference/reference.service.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

const AdTechConnection = Connection(AdTech);

@Resolver(() => AdTech)
export class AdTechResolver extends RecordResolver(AdTech, AdTechInput, adtechRecord, {
  id: 'ad-tech',
  get: 'An ad-tech company visible to the caller; otherwise null, with NOT_FOUND.',
  create: 'Makes an ad-tech. For super admins.',
  update: 'Changes what the input names of an ad-tech. For super admins.',
}) {
  @Query(() => AdTechConnection, {
    description: 'The visible ad-techs; all of them for those who choose a publisher.',
  })
  adtechs(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => AdTechSortEnum, {
      defaultValue: 'NAME',
      description: 'The order of the list.',
    })
    sort: AdTechSort,
    @Arg('country', () => String, {
      nullable: true,
      description: 'Code of a country: only those whose home it is or who operate there.',
    })
    country: string | null,
  ): Promise<Page<AdTech>> {
    return listAdTechs(ctx, page, { sort, country });
  }

  @FieldResolver(() => [Country], {
    description: 'The countries of `countryList`, with their names and zones.',
  })
  operationalCountries(@Ctx() ctx: ServiceContext, @Root() adtech: AdTech): Promise<Country[]> {
    return countriesOf(ctx, adtech.countryList);
  }
}
