import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { viewerCan } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { Connection, RecordPageArgs, type Page } from '../../core/page.js';
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
import { AdTechGroupSortEnum, type AdTechGroupSort } from './organisation.sort.js';

const AdTechGroupConnection = Connection(AdTechGroup);

@Resolver(() => AdTechGroup)
export class AdTechGroupResolver {
  @Query(() => AdTechGroupConnection)
  adtechGroups(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => AdTechGroupSortEnum, { defaultValue: 'NAME', description: 'What the list is ordered by.' })
    sort: AdTechGroupSort,
  ): Promise<Page<AdTechGroup>> {
    return listAdTechGroups(ctx, page, sort);
  }

  @Query(() => AdTechGroup, { description: 'An ad-tech group; for super admins.' })
  adtechGroup(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, { description: 'Its id.' }) id: number,
  ): Promise<AdTechGroup> {
    return getAdTechGroup(ctx, id);
  }

  @Mutation(() => AdTechGroup)
  createAdTechGroup(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => AdTechGroupInput) input: AdTechGroupInput,
  ): Promise<AdTechGroup> {
    return createAdTechGroup(ctx, input);
  }

  @Mutation(() => AdTechGroup)
  updateAdTechGroup(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => AdTechGroupInput) input: AdTechGroupInput,
  ): Promise<AdTechGroup> {
    return updateAdTechGroup(ctx, id, input);
  }

  @FieldResolver(() => [String])
  viewerCan(@Ctx() ctx: ServiceContext, @Root() group: AdTechGroup): string[] {
    return viewerCan(requireActor(ctx), adtechGroupPolicy, group);
  }

  @FieldResolver(() => [AdTech])
  adtechs(@Ctx() ctx: ServiceContext, @Root() group: AdTechGroup): Promise<AdTech[]> {
    return membersOf(ctx, group.id);
  }

  @FieldResolver(() => Int)
  async adtechCount(@Ctx() ctx: ServiceContext, @Root() group: AdTechGroup): Promise<number> {
    return (await membersOf(ctx, group.id)).length;
  }
}
