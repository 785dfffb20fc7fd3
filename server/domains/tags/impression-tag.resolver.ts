import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { Connection, RecordPageArgs, type Page } from '../../core/page.js';
import { bookingOf, channelLabel, creativeIdsOf } from '../campaigns/booking.names.js';
import { campaignName } from '../campaigns/campaign.service.js';
import { creativeName } from '../campaigns/creative.names.js';
import { TagAdServer, TagFormat, type AdServer, type Format } from './ad-server-macros.js';
import { ImpressionTag } from './impression-tag.entity.js';
import { listImpressionTags, saveCombinations } from './impression-tag.service.js';
import { ImpressionTagSortEnum, type ImpressionTagSort } from './impression-tag.sort.js';
import { adServerTagText, impressionTagText } from './tag-text.js';

const ImpressionTagConnection = Connection(ImpressionTag);

@Resolver(() => ImpressionTag)
export class ImpressionTagResolver {
  @Query(() => ImpressionTagConnection)
  impressionTags(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int) customerId: number,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => ImpressionTagSortEnum, { defaultValue: 'BOOKING' }) sort: ImpressionTagSort,
    @Arg('bookingId', () => Int, { nullable: true }) bookingId?: number | null,
    @Arg('ids', () => [Int], { nullable: true }) ids?: number[] | null,
  ): Promise<Page<ImpressionTag>> {
    return listImpressionTags(ctx, customerId, page, { sort, bookingId, ids });
  }

  @Mutation(() => [ImpressionTag])
  saveImpressionTagCombinations(
    @Ctx() ctx: ServiceContext,
    @Arg('bookingId', () => Int) bookingId: number,
    @Arg('creativeIds', () => [Int], { nullable: true }) creativeIds?: number[] | null,
    @Arg('version', () => Int, { nullable: true, description: 'Of the booking' }) version?: number | null,
  ): Promise<ImpressionTag[]> {
    return saveCombinations(ctx, bookingId, { creativeIds, version });
  }

  /** The text to paste. */
  @FieldResolver(() => String)
  tag(@Ctx() ctx: ServiceContext, @Root() { key }: ImpressionTag): string {
    return impressionTagText(ctx.config.edgeUrl, key);
  }

  /** The text to paste into one ad server, with the macros that it fills in. */
  @FieldResolver(() => String)
  tagText(
    @Ctx() ctx: ServiceContext,
    @Root() { key }: ImpressionTag,
    @Arg('format', () => TagFormat) format: Format,
    @Arg('adServer', () => TagAdServer) adServer: AdServer,
  ): string {
    return adServerTagText(ctx.config, key, format, adServer);
  }

  /** All creatives of the tag's booking. */
  @FieldResolver(() => [Int])
  creativeIds(@Ctx() ctx: ServiceContext, @Root() { bookingId }: ImpressionTag): Promise<number[]> {
    return creativeIdsOf(ctx, bookingId);
  }

  @FieldResolver(() => String)
  creativeName(@Ctx() ctx: ServiceContext, @Root() { creativeId }: ImpressionTag): Promise<string> {
    return creativeName(ctx, creativeId);
  }

  @FieldResolver(() => String)
  async bookingName(@Ctx() ctx: ServiceContext, @Root() { bookingId }: ImpressionTag): Promise<string> {
    return (await bookingOf(ctx, bookingId)).bookingName;
  }

  @FieldResolver(() => Int)
  async bookingType(@Ctx() ctx: ServiceContext, @Root() { bookingId }: ImpressionTag): Promise<number> {
    return (await bookingOf(ctx, bookingId)).bookingType;
  }

  @FieldResolver(() => Int)
  async campaignId(@Ctx() ctx: ServiceContext, @Root() { bookingId }: ImpressionTag): Promise<number> {
    return (await bookingOf(ctx, bookingId)).campaignId;
  }

  @FieldResolver(() => String)
  async campaignName(@Ctx() ctx: ServiceContext, @Root() { bookingId }: ImpressionTag): Promise<string> {
    return campaignName(ctx, (await bookingOf(ctx, bookingId)).campaignId);
  }

  @FieldResolver(() => String)
  async channelName(@Ctx() ctx: ServiceContext, @Root() { bookingId }: ImpressionTag): Promise<string> {
    return channelLabel(ctx, await bookingOf(ctx, bookingId));
  }
}
