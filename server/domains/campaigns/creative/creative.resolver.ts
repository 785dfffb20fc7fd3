import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, type Page } from '#server/core/graphql/page.js';
import { ContentPageArgs } from '#server/domains/campaigns/content/external-id.js';
import { Creative } from './creative.entity.js';
import { CreativeInput } from './creative.input.js';
import { listCreatives, creativeRecord } from './creative.service.js';
import { CreativeSortEnum, type CreativeSort } from './creative.sort.js';
import {
  mediaTypeOf,
  MediaTypeEnum,
  type MediaType,
  MEDIA_TYPE_LABELS,
} from '#server/domains/campaigns/content/media-type.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

export const CreativeConnection = Connection(Creative);

@Resolver(() => Creative)
export class CreativeResolver extends RecordResolver(Creative, CreativeInput, creativeRecord, {
  id: 'creative',
  get: 'A creative visible to the caller; otherwise null, with NOT_FOUND.',
  create: 'Makes a creative. An API key needs the scope `campaigns:write`.',
  update:
    'Changes what the input names of a creative. For the client, its agencies and super admins; for a broadcaster or ad-tech while only bookings of its own use it. An API key needs the scope `campaigns:write`.',
}) {
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

  @FieldResolver(() => String, { description: 'Video or Image.' })
  creativeTypeLabel(@Root() creative: Creative): string {
    return MEDIA_TYPE_LABELS[creative.creativeType] ?? '';
  }

  @FieldResolver(() => MediaTypeEnum, { description: '`creativeType` as an enum.' })
  mediaType(@Root() creative: Creative): MediaType {
    return mediaTypeOf(creative.creativeType);
  }
}
