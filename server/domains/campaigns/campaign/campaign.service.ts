import { TEXT_FIELDS } from '#schema/field-rules.js';
import { auditContent } from '#server/domains/campaigns/records/audit-content.js';
import { visibleCampaignsSql } from '#server/access/visibility/campaign-visibility-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { findRow } from '#server/core/orm/find-row.js';
import {
  assignChanges,
  diffForCreate,
  withDefault,
  type FieldChanges,
} from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page } from '#server/core/graphql/page.js';
import { archivedSql } from '#server/domains/archive/archived-filter.js';
import {
  hasExternalId,
  type ContentPageArgs,
} from '#server/domains/campaigns/records/external-id.args.js';
import { requireLive } from '#server/domains/archive/archive-state.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';
import { Campaign } from './campaign.entity.js';
import type { CampaignInput } from './campaign.input.js';
import { campaignPolicy } from './campaign.policy.js';
import { CAMPAIGN_ORDER, type CampaignSort } from './campaign.sort.js';
import { campaignRights } from '#server/domains/campaigns/records/content-rights.js';
import {
  checkSameCustomer,
  customerOfNew,
  requireRecord,
} from '#server/domains/campaigns/records/customer-of.js';
import { customerToday } from '#server/domains/campaigns/records/customer-today.js';
import { chooseExternalId } from '#server/domains/campaigns/records/external-id.js';
import { chooseDates } from './campaign-dates.js';

/** The campaigns of a customer that the caller may see. */
export async function listCampaigns(
  ctx: ServiceContext,
  customerId: number,
  page: ContentPageArgs,
  sort: CampaignSort,
): Promise<Page<Campaign>> {
  await requireVisibleCustomer(ctx, customerId);

  return listPage(ctx, Campaign, {
    orderBy: CAMPAIGN_ORDER[sort],
    searchIn: ['t.campaign_name'],
    where: [
      { sql: 't.customer_id = ?', params: [customerId] },
      ...hasExternalId(page),
      ...archivedSql(page.archived),
      visibleCampaignsSql(requireActor(ctx), 't', customerId),
    ],
    page,
  });
}

/** Locks the row when `lock` is true. Throws NOT_FOUND for a campaign the caller may not see. */
export async function getCampaign(
  ctx: ServiceContext,
  id: number,
  lock = false,
): Promise<Campaign> {
  const campaign = await findRow(
    ctx.em,
    Campaign,
    id,
    [visibleCampaignsSql(requireActor(ctx), 't')],
    { lock },
  );
  return requireRecord(ctx, campaign, 'Campaign');
}

/**
 * Dates default to today in the customer's zone. Throws INVALID with the screen's texts, NOT_FOUND,
 * FORBIDDEN.
 */
export async function createCampaign(ctx: ServiceContext, input: CampaignInput): Promise<Campaign> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const customer = await customerOfNew(tx, input.customerId);
    authorize(requireActor(ctx), campaignPolicy, 'create');
    const fields = await checkCampaign(tx, customer.id, input);
    const campaign = em.create(Campaign, { ...createdBy(ctx), customerId: customer.id, ...fields });
    await em.persist(campaign).flush();
    recordChange(tx, 'create', campaign, diffForCreate(fields));
    return campaign;
  });
}

/** Updates the fields of the input. Throws CONFLICT for an old version. */
export async function updateCampaign(
  ctx: ServiceContext,
  id: number,
  input: CampaignInput,
): Promise<Campaign> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const campaign = await getCampaign(tx, id, true);
    authorize(requireActor(ctx), campaignPolicy, 'update', await campaignRights(tx, campaign));
    requireLive(campaign, 'campaign');
    checkVersion(campaign, input);
    const fields = await checkCampaign(tx, campaign.customerId, input, campaign);
    recordChange(tx, 'update', campaign, assignChanges(campaign, fields));
    return campaign;
  });
}

function recordChange(
  ctx: ServiceContext,
  verb: 'create' | 'update',
  { id, customerId }: Campaign,
  changes: FieldChanges,
): void {
  auditContent(ctx, { noun: 'campaign', verb, id, customerId, changes });
}

async function checkCampaign(
  ctx: ServiceContext,
  customerId: number,
  input: CampaignInput,
  current?: Campaign,
) {
  const check = new FieldCheck();
  const name = withDefault(input.campaignName, current?.campaignName);
  const fields = {
    externalId: await chooseExternalId(
      ctx,
      check,
      { entity: Campaign, noun: 'campaign', customerId },
      input,
      current,
    ),
    campaignName: check.text('campaign_name', name, TEXT_FIELDS.campaignName),
    ...chooseDates(check, input, await customerToday(ctx, customerId), current),
  };
  checkSameCustomer(check, input.customerId, current);
  check.done();
  return fields;
}

const loadCampaign = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
  const campaigns = await ctx.em.find(Campaign, { id: { $in: ids } });
  return new Map(campaigns.map((campaign) => [campaign.id, campaign]));
});

/** For a record the caller may see; checks nothing itself. */
export const campaignName = async (ctx: ServiceContext, id: number): Promise<string> =>
  (await loadCampaign(ctx, id))?.campaignName ?? '';
