import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { AdTechGroup } from './ad-tech-group.entity.js';
import { AdTechGroupInput } from './ad-tech-group.input.js';
import { listAdTechGroups, membersOf, adtechGroupRecord } from './ad-tech-group.service.js';
import { AdTech } from './ad-tech.entity.js';
import {
  AdTechGroupSortEnum,
  type AdTechGroupSort,
} from '#server/domains/organisations/base/organisation.sort.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

const AdTechGroupConnection = Connection(AdTechGroup);

@Resolver(() => AdTechGroup)
export class AdTechGroupResolver extends RecordResolver(
  AdTechGroup,
  AdTechGroupInput,
  adtechGroupRecord,
  {
    id: 'group of ad-techs',
    get: 'An ad-tech group, for super admins; otherwise null, with an error.',
    create: 'Makes a group of ad-techs. For super admins.',
    update: 'Changes what the input names of a group of ad-techs. For super admins.',
  },
) {
  @Query(() => AdTechGroupConnection, { description: 'All groups of ad-techs; for super admins.' })
  adtechGroups(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => AdTechGroupSortEnum, {
      defaultValue: 'NAME',
      description: 'The order of the list.',
    })
    sort: AdTechGroupSort,
  ): Promise<Page<AdTechGroup>> {
    return listAdTechGroups(ctx, page, sort);
  }

  @FieldResolver(() => [AdTech], { description: 'The members.' })
  adtechs(@Ctx() ctx: ServiceContext, @Root() group: AdTechGroup): Promise<AdTech[]> {
    return membersOf(ctx, group.id);
  }

  @FieldResolver(() => Int, { description: 'How many members there are.' })
  async adtechCount(@Ctx() ctx: ServiceContext, @Root() group: AdTechGroup): Promise<number> {
    return (await membersOf(ctx, group.id)).length;
  }
}
