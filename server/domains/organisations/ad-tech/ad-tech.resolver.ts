import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { viewerCan, type RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { AdTech } from './ad-tech.entity.js';
import { AdTechInput } from './ad-tech.input.js';
import { adtechPolicy } from './ad-tech.policy.js';
import { createAdTech, getAdTech, listAdTechs, updateAdTech } from './ad-tech.service.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import {
  AdTechSortEnum,
  type AdTechSort,
} from '#server/domains/organisations/records/organisation.sort.js';
import { countriesOf } from '#server/domains/organisations/reference/reference.service.js';

const AdTechConnection = Connection(AdTech);

@Resolver(() => AdTech)
export class AdTechResolver {
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

  @Query(() => AdTech, {
    nullable: true,
    description: 'An ad-tech company visible to the caller; otherwise null, with NOT_FOUND.',
  })
  adtech(@Ctx() ctx: ServiceContext, @RecordId('ad-tech') id: number): Promise<AdTech> {
    return getAdTech(ctx, id);
  }

  @Mutation(() => AdTech, { description: 'Makes an ad-tech. For super admins.' })
  createAdTech(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => AdTechInput, { description: 'The fields of the new record.' })
    input: AdTechInput,
  ): Promise<AdTech> {
    return createAdTech(ctx, input);
  }

  @Mutation(() => AdTech, {
    description: 'Changes what the input names of an ad-tech. For super admins.',
  })
  updateAdTech(
    @Ctx() ctx: ServiceContext,
    @RecordId('ad-tech') id: number,
    @Arg('input', () => AdTechInput, { description: 'The fields to change.' }) input: AdTechInput,
  ): Promise<AdTech> {
    return updateAdTech(ctx, id, input);
  }

  @FieldResolver(() => [Country], {
    description: 'The countries of `countryList`, with their names and zones.',
  })
  operationalCountries(@Ctx() ctx: ServiceContext, @Root() adtech: AdTech): Promise<Country[]> {
    return countriesOf(ctx, adtech.countryList);
  }

  @FieldResolver(() => [RecordActionEnum], {
    description:
      'The actions that the caller may perform on it: verbs such as `update`. Empty when it may only be read.',
  })
  viewerCan(@Ctx() ctx: ServiceContext, @Root() adtech: AdTech): RecordAction[] {
    return viewerCan(requireActor(ctx), adtechPolicy, adtech);
  }
}
