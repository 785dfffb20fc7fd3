import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { viewerCan, type RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { AdTechGroup } from './ad-tech-group.entity.js';
import { AdTechGroupInput } from './ad-tech-group.input.js';
import { adtechGroupPolicy } from './ad-tech-group.policy.js';
import {
  createAdTechGroup,
  getAdTechGroup,
  listAdTechGroups,
  membersOf,
  updateAdTechGroup,
} from './ad-tech-group.service.js';
import { AdTech } from './ad-tech.entity.js';
import {
  AdTechGroupSortEnum,
  type AdTechGroupSort,
} from '#server/domains/organisations/records/organisation.sort.js';

const AdTechGroupConnection = Connection(AdTechGroup);

@Resolver(() => AdTechGroup)
export class AdTechGroupResolver {
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

  @Query(() => AdTechGroup, {
    nullable: true,
    description: 'An ad-tech group, for super admins; otherwise null, with an error.',
  })
  adtechGroup(
    @Ctx() ctx: ServiceContext,
    @RecordId('group of ad-techs') id: number,
  ): Promise<AdTechGroup> {
    return getAdTechGroup(ctx, id);
  }

  @Mutation(() => AdTechGroup, { description: 'Makes a group of ad-techs. For super admins.' })
  createAdTechGroup(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => AdTechGroupInput, { description: 'The fields of the new record.' })
    input: AdTechGroupInput,
  ): Promise<AdTechGroup> {
    return createAdTechGroup(ctx, input);
  }

  @Mutation(() => AdTechGroup, {
    description: 'Changes what the input names of a group of ad-techs. For super admins.',
  })
  updateAdTechGroup(
    @Ctx() ctx: ServiceContext,
    @RecordId('group of ad-techs') id: number,
    @Arg('input', () => AdTechGroupInput, { description: 'The fields to change.' })
    input: AdTechGroupInput,
  ): Promise<AdTechGroup> {
    return updateAdTechGroup(ctx, id, input);
  }

  @FieldResolver(() => [RecordActionEnum], {
    description:
      'The actions that the caller may perform on it: verbs such as `update`. Empty when it may only be read.',
  })
  viewerCan(@Ctx() ctx: ServiceContext, @Root() group: AdTechGroup): RecordAction[] {
    return viewerCan(requireActor(ctx), adtechGroupPolicy, group);
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
