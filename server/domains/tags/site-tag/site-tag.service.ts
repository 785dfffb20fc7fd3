import { TEXT_FIELDS } from '#schema/field-rules.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { isAllowed } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { ServiceError } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { allOf } from '#server/core/orm/find-row.js';
import { assignChanges, withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page } from '#server/core/graphql/page.js';
import { archivedSql } from '#server/domains/archive/archived-filter.js';
import {
  hasExternalId,
  type ContentPageArgs,
  chooseExternalId,
} from '#server/domains/campaigns/content/external-id.js';
import { defineRecord } from '#server/domains/define-record.js';
import {
  checkSameCustomer,
  customerOfNew,
  type OfCustomer,
} from '#server/domains/campaigns/content/customer-of.js';
import { SiteTag } from './site-tag.entity.js';
import type { SiteTagInput } from './site-tag.input.js';
import { siteTagPolicy } from './site-tag.policy.js';
import { SITE_TAG_ORDER, type SiteTagSort } from './site-tag.sort.js';
import { newTagKey } from '#server/domains/tags/tag-key.js';

const NOT_MAIN =
  'The client has a main site tag that is not yours: only the client and its agencies put another in its place';

/** All site tags of a customer, for everyone who sees the customer. */
export async function listSiteTags(
  ctx: ServiceContext,
  customerId: number,
  page: ContentPageArgs,
  sort: SiteTagSort = 'DESCRIPTION',
): Promise<Page<SiteTag>> {
  await requireVisibleCustomer(ctx, customerId);
  return listPage(ctx, SiteTag, {
    orderBy: SITE_TAG_ORDER[sort],
    searchIn: ['t.tag_description'],
    where: [
      { sql: 't.customer_id = ?', params: [customerId] },
      ...hasExternalId(page),
      ...archivedSql(page.archived),
    ],
    page,
  });
}

async function checkSiteTag(
  ctx: ServiceContext,
  input: SiteTagInput,
  current: SiteTag | undefined,
  { customerId }: OfCustomer,
) {
  const check = new FieldCheck();
  const description = withDefault(input.tagDescription, current?.tagDescription);
  const fields = {
    tagDescription: check.text('tag_description', description, TEXT_FIELDS.siteTagDescription),
    mainSiteTag: input.mainSiteTag ?? current?.mainSiteTag ?? false,
    externalId: await chooseExternalId(
      ctx,
      check,
      { entity: SiteTag, noun: 'site tag', customerId },
      input,
      current,
    ),
  };
  checkSameCustomer(check, input.customerId, current);
  check.done();
  return fields;
}

/**
 * Locks the customer: of two simultaneous new main tags the later one wins. The overview watches
 * the main tag, so only callers who may change it can replace it. Throws FORBIDDEN.
 */
async function clearMainSiteTag(ctx: ServiceContext, customerId: number): Promise<void> {
  await ctx.em.execute('select 1 from customer where id = ? for no key update', [customerId]);
  const main = await ctx.em.findOne(SiteTag, { customerId, mainSiteTag: true }, { refresh: true });
  if (main && !isAllowed(requireActor(ctx), siteTagPolicy, 'update', main))
    throw new ServiceError('FORBIDDEN', NOT_MAIN);

  const cleared = await ctx.em.execute<{ id: number }[]>(
    `update site_tag set main_site_tag = false, version = version + 1, updated_at = ? where customer_id = ? and main_site_tag
      returning id`,
    [new Date(), customerId],
  );
  for (const { id } of cleared) {
    const changes = { mainSiteTag: { before: true, after: false } };
    audit(ctx, {
      action: 'siteTag.update',
      subjectType: 'siteTag',
      subjectId: id,
      customerId,
      changes,
    });
  }
}

/** Everyone who sees the customer sees its site tags. The key never changes. */
export const siteTagRecord = defineRecord({
  entity: SiteTag,
  name: 'Site tag',
  policy: siteTagPolicy,
  visible: () => allOf([]),
  place: customerOfNew,
  check: checkSiteTag,
  build: async (tx, columns) => {
    if (columns.mainSiteTag) await clearMainSiteTag(tx, columns.customerId);
    return tx.em.create(SiteTag, { ...columns, key: newTagKey() });
  },
  assign: async (tx, tag, fields) => {
    if (fields.mainSiteTag && !tag.mainSiteTag) await clearMainSiteTag(tx, tag.customerId);
    return assignChanges(tag, fields);
  },
});

export const { get: getSiteTag } = siteTagRecord;
