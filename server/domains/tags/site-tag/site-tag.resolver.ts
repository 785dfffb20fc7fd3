import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  Int,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, type Page } from '#server/core/graphql/page.js';
import { ContentPageArgs } from '#server/domains/campaigns/content/external-id.js';
import { pingsOf } from './site-pings.js';
import { SiteTag } from './site-tag.entity.js';
import { SiteTagInput } from './site-tag.input.js';
import { listSiteTags, siteTagRecord } from './site-tag.service.js';
import { SiteTagSortEnum, type SiteTagSort } from './site-tag.sort.js';
import { siteTagText } from '#server/domains/tags/tag-text/tag-text.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

export const SiteTagConnection = Connection(SiteTag);

@Resolver(() => SiteTag)
export class SiteTagResolver extends RecordResolver(SiteTag, SiteTagInput, siteTagRecord, {
  id: 'site tag',
  get: 'A site tag of a visible customer; otherwise null, with NOT_FOUND.',
  create: 'Makes a site tag. An API key needs the scope `campaigns:write`.',
  update:
    'Changes what the input names of a site tag. For the organisation that made it, the client, its agencies and super admins. An API key needs the scope `campaigns:write`.',
}) {
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
}
