import type { AdServerId } from '#schema/ad-servers.js';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { viewerCan, type RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { Connection, type Page } from '#server/core/graphql/page.js';
import { ArchivablePageArgs } from '#server/domains/archive/archived-filter.js';
import { verbsInState } from '#server/domains/archive/archive-state.js';
import {
  bookingOf,
  channelLabel,
  channelOf,
  creativeIdsOf,
} from '#server/domains/campaigns/booking/booking.names.js';
import { campaignName } from '#server/domains/campaigns/campaign/campaign.service.js';
import { creativeName } from '#server/domains/campaigns/creative/creative.names.js';
import {
  TagAdServer,
  TagFormat,
  type Format,
} from '#server/domains/tags/tag-text/ad-server-macros.js';
import { ImpressionTag } from './impression-tag.entity.js';
import { impressionTagPolicy } from './impression-tag.policy.js';
import {
  getImpressionTag,
  listImpressionTags,
  saveCombinations,
  setCountsRepeats,
} from './impression-tag.service.js';
import { lastCallOf } from './last-call.js';
import { ImpressionTagSortEnum, type ImpressionTagSort } from './impression-tag.sort.js';
import { adServerTagText, impressionTagText } from '#server/domains/tags/tag-text/tag-text.js';

export const ImpressionTagConnection = Connection(ImpressionTag);

@Resolver(() => ImpressionTag)
export class ImpressionTagResolver {
  @Query(() => ImpressionTagConnection, {
    description:
      'The impression tags of the visible bookings of a customer. Combinations that were removed are left out, though their tags go on counting.',
  })
  impressionTags(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
    @Args(() => ArchivablePageArgs) page: ArchivablePageArgs,
    @Arg('sort', () => ImpressionTagSortEnum, {
      defaultValue: 'BOOKING',
      description: 'The order of the list.',
    })
    sort: ImpressionTagSort,
    @Arg('bookingId', () => Int, { nullable: true, description: 'Only those of this booking.' })
    bookingId?: number | null,
    @Arg('ids', () => [Int], {
      nullable: true,
      description: 'Only those of these ids; the first 500 of them.',
    })
    ids?: number[] | null,
    @Arg('creativeId', () => Int, { nullable: true, description: 'Only those of this creative.' })
    creativeId?: number | null,
  ): Promise<Page<ImpressionTag>> {
    return listImpressionTags(ctx, customerId, page, { sort, bookingId, creativeId, ids });
  }

  @Query(() => ImpressionTag, {
    nullable: true,
    description:
      'An impression tag of a visible booking, also that of a combination that was removed, which goes on counting; otherwise null, with NOT_FOUND.',
  })
  impressionTag(
    @Ctx() ctx: ServiceContext,
    @RecordId('impression tag') id: number,
  ): Promise<ImpressionTag> {
    return getImpressionTag(ctx, id);
  }

  @Mutation(() => [ImpressionTag], {
    description:
      'Makes the creatives of a booking exactly these and answers its impression tags. A combination taken up again gets its old key; the tag of one left out is no longer listed and goes on counting. For the organisation that made the booking, the owner of its channel, its publisher, the client, its agencies and super admins. An API key needs the scope `campaigns:write`.',
  })
  saveImpressionTagCombinations(
    @Ctx() ctx: ServiceContext,
    @RecordId('booking', 'bookingId') bookingId: number,
    @Arg('creativeIds', () => [Int], {
      nullable: true,
      description:
        "Ids of creatives of the customer and of the booking's type, up to 1000; none empties it.",
    })
    creativeIds?: number[] | null,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version of the booking that was read; when somebody saved since, the answer is CONFLICT.',
    })
    version?: number | null,
  ): Promise<ImpressionTag[]> {
    return saveCombinations(ctx, bookingId, { creativeIds, version });
  }

  @Mutation(() => ImpressionTag, {
    description:
      'Sets whether an impression tag counts an ad as often as players report it. For those who may choose the creatives of its booking. Takes effect within seconds, for calls from then on. An API key needs the scope `campaigns:write`.',
  })
  setImpressionTagRepeats(
    @Ctx() ctx: ServiceContext,
    @RecordId('impression tag') id: number,
    @Arg('countsRepeats', () => Boolean, {
      description:
        'False (the default of a tag) counts an ad once that the same viewer reports again within a minute with the same cache-buster.',
    })
    countsRepeats: boolean,
  ): Promise<ImpressionTag> {
    return setCountsRepeats(ctx, id, countsRepeats);
  }

  @FieldResolver(() => String, {
    description:
      'The text to paste into an ad server: an image whose [CACHEBUSTER] the ad server replaces at each serving.',
  })
  tag(@Ctx() ctx: ServiceContext, @Root() { key }: ImpressionTag): string {
    return impressionTagText(ctx.config.edgeUrl, key);
  }

  @FieldResolver(() => String, {
    description:
      'The text to paste into one ad server, with the macros that it fills in. One serving counts one impression.',
  })
  tagText(
    @Ctx() ctx: ServiceContext,
    @Root() { key }: ImpressionTag,
    @Arg('format', () => TagFormat, { description: 'The text to paste.' }) format: Format,
    @Arg('adServer', () => TagAdServer, { description: 'Whose macros it has.' })
    adServer: AdServerId,
  ): string {
    return adServerTagText(ctx.config, key, format, adServer);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'The minute in which its last call that was no test arrived; null when it was never called. Of calls of more than a week ago it is the start of the day.',
  })
  lastCallAt(@Ctx() ctx: ServiceContext, @Root() tag: ImpressionTag): Promise<Date | null> {
    return lastCallOf(ctx, tag);
  }

  @FieldResolver(() => [Int], { description: 'Ids of all creatives of the booking, ascending.' })
  creativeIds(@Ctx() ctx: ServiceContext, @Root() { bookingId }: ImpressionTag): Promise<number[]> {
    return creativeIdsOf(ctx, bookingId);
  }

  @FieldResolver(() => String, { description: 'The description of the creative.' })
  creativeName(@Ctx() ctx: ServiceContext, @Root() { creativeId }: ImpressionTag): Promise<string> {
    return creativeName(ctx, creativeId);
  }

  @FieldResolver(() => String, { description: 'The name of the booking.' })
  async bookingName(
    @Ctx() ctx: ServiceContext,
    @Root() { bookingId }: ImpressionTag,
  ): Promise<string> {
    return (await bookingOf(ctx, bookingId)).bookingName;
  }

  @FieldResolver(() => Int, {
    description: 'The medium of the booking: 1 video, 2 image, 3 audio.',
  })
  async bookingType(
    @Ctx() ctx: ServiceContext,
    @Root() { bookingId }: ImpressionTag,
  ): Promise<number> {
    return (await bookingOf(ctx, bookingId)).bookingType;
  }

  @FieldResolver(() => Int, { description: 'Id of the campaign of the booking.' })
  async campaignId(
    @Ctx() ctx: ServiceContext,
    @Root() { bookingId }: ImpressionTag,
  ): Promise<number> {
    return (await bookingOf(ctx, bookingId)).campaignId;
  }

  @FieldResolver(() => String, { description: 'The name of the campaign of the booking.' })
  async campaignName(
    @Ctx() ctx: ServiceContext,
    @Root() { bookingId }: ImpressionTag,
  ): Promise<string> {
    return campaignName(ctx, (await bookingOf(ctx, bookingId)).campaignId);
  }

  @FieldResolver(() => String, { description: 'The label of the channel of the booking.' })
  async channelName(
    @Ctx() ctx: ServiceContext,
    @Root() { bookingId }: ImpressionTag,
  ): Promise<string> {
    return channelLabel(ctx, await bookingOf(ctx, bookingId));
  }

  @FieldResolver(() => [RecordActionEnum], {
    description:
      'The actions that the caller may perform on it: `save`, which chooses the creatives of its booking, and `test`.',
  })
  async viewerCan(
    @Ctx() ctx: ServiceContext,
    @Root() { bookingId }: ImpressionTag,
  ): Promise<RecordAction[]> {
    const booking = await bookingOf(ctx, bookingId);
    const channel = await channelOf(ctx, booking);
    const verbs = viewerCan(requireActor(ctx), impressionTagPolicy, { booking, channel });
    return verbsInState(verbs, booking);
  }
}
