import { TEXT_FIELDS } from '#schema/field-rules.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize, isAllowed } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { ServiceError } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { findRow } from '#server/core/orm/find-row.js';
import { assignChanges, diffForCreate, withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page } from '#server/core/graphql/page.js';
import { archivedSql } from '#server/domains/archive/archived-filter.js';
import {
  hasExternalId,
  type ContentPageArgs,
} from '#server/domains/campaigns/records/external-id.args.js';
import { requireLive } from '#server/domains/archive/archive-state.js';
import { checkVersion } from '#server/core/graphql/version.js';
import {
  checkSameCustomer,
  customerOfNew,
  requireRecord,
} from '#server/domains/campaigns/records/customer-of.js';
import { chooseExternalId } from '#server/domains/campaigns/records/external-id.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';
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

/**
 * Locks the row when `lock` is true. Throws NOT_FOUND for a site tag whose customer the caller may
 * not see.
 */
export const getSiteTag = async (ctx: ServiceContext, id: number, lock = false): Promise<SiteTag> =>
  requireRecord(ctx, await findRow(ctx.em, SiteTag, id, [], { lock }), 'Site tag');

/** Throws INVALID with the screen's texts, NOT_FOUND, FORBIDDEN. */
export async function createSiteTag(ctx: ServiceContext, input: SiteTagInput): Promise<SiteTag> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const { id: customerId } = await customerOfNew(tx, input.customerId);

    authorize(requireActor(ctx), siteTagPolicy, 'create');

    const fields = await checkSiteTag(tx, customerId, input);
    if (fields.mainSiteTag) await clearMainSiteTag(tx, customerId);
    const created = em.create(SiteTag, {
      ...createdBy(ctx),
      customerId,
      ...fields,
      key: newTagKey(),
    });

    await em.persist(created).flush();

    const subject = { subjectType: 'siteTag', subjectId: created.id, customerId };

    audit(tx, { action: 'siteTag.create', ...subject, changes: diffForCreate(fields) });

    return created;
  });
}

/** Updates the fields of the input; the key never changes. Throws CONFLICT for an old version. */
export async function updateSiteTag(
  ctx: ServiceContext,
  id: number,
  input: SiteTagInput,
): Promise<SiteTag> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const tag = await getSiteTag(tx, id, true);
    const { customerId } = tag;

    authorize(requireActor(ctx), siteTagPolicy, 'update', tag);
    requireLive(tag, 'site tag');
    checkVersion(tag, input);

    const fields = await checkSiteTag(tx, customerId, input, tag);
    if (fields.mainSiteTag && !tag.mainSiteTag) await clearMainSiteTag(tx, customerId);
    const changes = assignChanges(tag, fields);

    audit(tx, {
      action: 'siteTag.update',
      subjectType: 'siteTag',
      subjectId: id,
      customerId,
      changes,
    });

    return tag;
  });
}

async function checkSiteTag(
  ctx: ServiceContext,
  customerId: number,
  input: SiteTagInput,
  current?: SiteTag,
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
