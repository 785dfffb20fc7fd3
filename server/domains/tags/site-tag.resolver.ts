import { Arg, Args, Ctx, FieldResolver, GraphQLISODateTime, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { viewerCan } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { Connection, RecordPageArgs, type Page } from '../../core/page.js';
import { pingsOf } from './site-pings.js';
import { SiteTag } from './site-tag.entity.js';
import { SiteTagInput } from './site-tag.input.js';
import { siteTagPolicy } from './site-tag.policy.js';
import { createSiteTag, getSiteTag, listSiteTags, updateSiteTag } from './site-tag.service.js';
import { SiteTagSortEnum, type SiteTagSort } from './site-tag.sort.js';
import { siteTagText } from './tag-text.js';

const SiteTagConnection = Connection(SiteTag);

@Resolver(() => SiteTag)
export class SiteTagResolver {
  @Query(() => SiteTagConnection)
  siteTags(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int) customerId: number,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => SiteTagSortEnum, { defaultValue: 'DESCRIPTION' }) sort: SiteTagSort,
  ): Promise<Page<SiteTag>> {
    return listSiteTags(ctx, customerId, page, sort);
  }

  @Query(() => SiteTag)
  siteTag(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<SiteTag> {
    return getSiteTag(ctx, id);
  }

  @Mutation(() => SiteTag)
  createSiteTag(@Ctx() ctx: ServiceContext, @Arg('input', () => SiteTagInput) input: SiteTagInput): Promise<SiteTag> {
    return createSiteTag(ctx, input);
  }

  @Mutation(() => SiteTag)
  updateSiteTag(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => SiteTagInput) input: SiteTagInput,
  ): Promise<SiteTag> {
    return updateSiteTag(ctx, id, input);
  }

  /** The text to paste. */
  @FieldResolver(() => String)
  tag(@Ctx() ctx: ServiceContext, @Root() { key }: SiteTag): string {
    return siteTagText(ctx.config.edgeUrl, key);
  }

  /** Webhits of the last 24 hours. */
  @FieldResolver(() => Int)
  async pingCount(@Ctx() ctx: ServiceContext, @Root() tag: SiteTag): Promise<number> {
    return (await pingsOf(ctx, tag)).count;
  }

  /** The latest of the last 24 hours, to the minute; null when none came. */
  @FieldResolver(() => GraphQLISODateTime, { nullable: true })
  async pingDate(@Ctx() ctx: ServiceContext, @Root() tag: SiteTag): Promise<Date | null> {
    return (await pingsOf(ctx, tag)).latest;
  }

  @FieldResolver(() => [String])
  viewerCan(@Ctx() ctx: ServiceContext, @Root() tag: SiteTag): string[] {
    return viewerCan(requireActor(ctx), siteTagPolicy, tag);
  }
}
