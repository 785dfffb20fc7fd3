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
import { ContentPageArgs } from '#server/domains/campaigns/records/external-id.args.js';
import { verbsInState } from '#server/domains/archive/archive-state.js';
import { pingsOf } from './site-pings.js';
import { SiteTag } from './site-tag.entity.js';
import { SiteTagInput } from './site-tag.input.js';
import { siteTagPolicy } from './site-tag.policy.js';
import { createSiteTag, getSiteTag, listSiteTags, updateSiteTag } from './site-tag.service.js';
import { SiteTagSortEnum, type SiteTagSort } from './site-tag.sort.js';
import { siteTagText } from '#server/domains/tags/tag-text/tag-text.js';

export const SiteTagConnection = Connection(SiteTag);

@Resolver(() => SiteTag)
export class SiteTagResolver {
  @Query(() => SiteTagConnection, {
    description: 'The site tags of a customer, all of them, for everyone who sees the customer.',
  })
  siteTags(
    @Ctx() ctx: ServiceContext,
    @RecordId('customer', 'customerId') customerId: number,
    @Args(() => ContentPageArgs) page: ContentPageArgs,
    @Arg('sort', () => SiteTagSortEnum, {
      defaultValue: 'DESCRIPTION',
      description: 'The order of the list.',
    })
    sort: SiteTagSort,
  ): Promise<Page<SiteTag>> {
    return listSiteTags(ctx, customerId, page, sort);
  }

  @Query(() => SiteTag, {
    nullable: true,
    description: 'A site tag of a visible customer; otherwise null, with NOT_FOUND.',
  })
  siteTag(@Ctx() ctx: ServiceContext, @RecordId('site tag') id: number): Promise<SiteTag> {
    return getSiteTag(ctx, id);
  }

  @Mutation(() => SiteTag, {
    description: 'Makes a site tag. An API key needs the scope `campaigns:write`.',
  })
  createSiteTag(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => SiteTagInput, { description: 'The fields of the new record.' })
    input: SiteTagInput,
  ): Promise<SiteTag> {
    return createSiteTag(ctx, input);
  }

  @Mutation(() => SiteTag, {
    description:
      'Changes what the input names of a site tag. For the organisation that made it, the client, its agencies and super admins. An API key needs the scope `campaigns:write`.',
  })
  updateSiteTag(
    @Ctx() ctx: ServiceContext,
    @RecordId('site tag') id: number,
    @Arg('input', () => SiteTagInput, { description: 'The fields to change.' }) input: SiteTagInput,
  ): Promise<SiteTag> {
    return updateSiteTag(ctx, id, input);
  }

  @FieldResolver(() => String, {
    description:
      'The text to paste into the pages of the site: a script, and an image where scripts are off.',
  })
  tag(@Ctx() ctx: ServiceContext, @Root() { key }: SiteTag): string {
    return siteTagText(ctx.config.edgeUrl, key);
  }

  @FieldResolver(() => Int, { description: 'Count of calls in the last 24 hours.' })
  async pingCount(@Ctx() ctx: ServiceContext, @Root() tag: SiteTag): Promise<number> {
    return (await pingsOf(ctx, tag)).count;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the latest call of the last 24 hours came, to the minute; null when none came.',
  })
  async pingDate(@Ctx() ctx: ServiceContext, @Root() tag: SiteTag): Promise<Date | null> {
    return (await pingsOf(ctx, tag)).latest;
  }

  @FieldResolver(() => [RecordActionEnum], {
    description:
      'The actions that the caller may perform on it: verbs such as `update`. Empty when it may only be read.',
  })
  viewerCan(@Ctx() ctx: ServiceContext, @Root() tag: SiteTag): RecordAction[] {
    return verbsInState(viewerCan(requireActor(ctx), siteTagPolicy, tag), tag);
  }
}
