import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { viewerCan, type RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { Connection, type Page } from '#server/core/graphql/page.js';
import { ContentPageArgs } from '#server/domains/campaigns/records/external-id.args.js';
import { verbsInState } from '#server/domains/archive/archive-state.js';
import { Creative } from './creative.entity.js';
import { CreativeInput } from './creative.input.js';
import { creativePolicy } from './creative.policy.js';
import { creativeRights } from '#server/domains/campaigns/records/content-rights.js';
import { createCreative, getCreative, listCreatives, updateCreative } from './creative.service.js';
import { CreativeSortEnum, type CreativeSort } from './creative.sort.js';
import { mediaTypeOf, MediaTypeEnum, type MediaType } from './media-type.enum.js';
import { MEDIA_TYPE_LABELS } from './media-type.js';

export const CreativeConnection = Connection(Creative);

@Resolver(() => Creative)
export class CreativeResolver {
  @Query(() => CreativeConnection, { description: 'The creatives of a visible customer.' })
  creatives(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
    @Args(() => ContentPageArgs) page: ContentPageArgs,
    @Arg('sort', () => CreativeSortEnum, {
      defaultValue: 'DESCRIPTION',
      description: 'The order of the list.',
    })
    sort: CreativeSort,
    @Arg('creativeType', () => Int, {
      nullable: true,
      description: 'Only those of this type: 1 video, 2 image.',
    })
    creativeType?: number | null,
  ): Promise<Page<Creative>> {
    return listCreatives(ctx, customerId, page, sort, creativeType);
  }

  @Query(() => Creative, {
    nullable: true,
    description: 'A creative visible to the caller; otherwise null, with NOT_FOUND.',
  })
  creative(@Ctx() ctx: ServiceContext, @RecordId('creative') id: number): Promise<Creative> {
    return getCreative(ctx, id);
  }

  @Mutation(() => Creative, {
    description: 'Makes a creative. An API key needs the scope `campaigns:write`.',
  })
  createCreative(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => CreativeInput, { description: 'The fields of the new record.' })
    input: CreativeInput,
  ): Promise<Creative> {
    return createCreative(ctx, input);
  }

  @Mutation(() => Creative, {
    description:
      'Changes what the input names of a creative. For the client, its agencies and super admins; for a broadcaster or ad-tech while only bookings of its own use it. An API key needs the scope `campaigns:write`.',
  })
  updateCreative(
    @Ctx() ctx: ServiceContext,
    @RecordId('creative') id: number,
    @Arg('input', () => CreativeInput, { description: 'The fields to change.' })
    input: CreativeInput,
  ): Promise<Creative> {
    return updateCreative(ctx, id, input);
  }

  @FieldResolver(() => String, { description: 'Video or Image.' })
  creativeTypeLabel(@Root() creative: Creative): string {
    return MEDIA_TYPE_LABELS[creative.creativeType] ?? '';
  }

  @FieldResolver(() => MediaTypeEnum, { description: '`creativeType` as an enum.' })
  mediaType(@Root() creative: Creative): MediaType {
    return mediaTypeOf(creative.creativeType);
  }

  @FieldResolver(() => [RecordActionEnum], {
    description:
      'The actions that the caller may perform on it: verbs such as `update`. Empty when it may only be read.',
  })
  async viewerCan(@Ctx() ctx: ServiceContext, @Root() creative: Creative): Promise<RecordAction[]> {
    const rights = await creativeRights(ctx, creative);
    return verbsInState(viewerCan(requireActor(ctx), creativePolicy, rights), creative);
  }
}
