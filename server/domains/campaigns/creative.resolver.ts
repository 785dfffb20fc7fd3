import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { viewerCan } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { Connection, RecordPageArgs, type Page } from '../../core/page.js';
import { Creative } from './creative.entity.js';
import { CreativeInput } from './creative.input.js';
import { creativePolicy } from './creative.policy.js';
import { createCreative, getCreative, listCreatives, updateCreative } from './creative.service.js';
import { CreativeSortEnum, type CreativeSort } from './creative.sort.js';
import { MEDIA_TYPE_LABELS } from './media-type.js';

const CreativeConnection = Connection(Creative);

@Resolver(() => Creative)
export class CreativeResolver {
  @Query(() => CreativeConnection)
  creatives(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int) customerId: number,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => CreativeSortEnum, { defaultValue: 'DESCRIPTION' }) sort: CreativeSort,
    @Arg('creativeType', () => Int, { nullable: true }) creativeType?: number | null,
  ): Promise<Page<Creative>> {
    return listCreatives(ctx, customerId, page, sort, creativeType);
  }

  @Query(() => Creative)
  creative(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<Creative> {
    return getCreative(ctx, id);
  }

  @Mutation(() => Creative)
  createCreative(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => CreativeInput) input: CreativeInput,
  ): Promise<Creative> {
    return createCreative(ctx, input);
  }

  @Mutation(() => Creative)
  updateCreative(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => CreativeInput) input: CreativeInput,
  ): Promise<Creative> {
    return updateCreative(ctx, id, input);
  }

  @FieldResolver(() => String)
  creativeTypeLabel(@Root() creative: Creative): string {
    return MEDIA_TYPE_LABELS[creative.creativeType] ?? '';
  }

  @FieldResolver(() => [String])
  viewerCan(@Ctx() ctx: ServiceContext, @Root() creative: Creative): string[] {
    return viewerCan(requireActor(ctx), creativePolicy, creative);
  }
}
