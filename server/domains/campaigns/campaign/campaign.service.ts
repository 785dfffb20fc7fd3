import { TEXT_FIELDS } from '#schema/field-rules.js';
import { publishCampaign } from '#server/domains/campaigns/content/audit-content.js';
import { visibleCampaignsSql } from '#server/access/visibility/campaign-visibility-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page } from '#server/core/graphql/page.js';
import { archivedSql } from '#server/domains/archive/archived-filter.js';
import {
  hasExternalId,
  type ContentPageArgs,
  chooseExternalId,
} from '#server/domains/campaigns/content/external-id.js';
import { defineRecord } from '#server/domains/define-record.js';
import { Campaign } from './campaign.entity.js';
import type { CampaignInput } from './campaign.input.js';
import { campaignPolicy } from './campaign.policy.js';
import { CAMPAIGN_ORDER, type CampaignSort } from './campaign.sort.js';
import { campaignRights } from '#server/domains/campaigns/content/content-rights.js';
import {
  checkSameCustomer,
  customerOfNew,
  type OfCustomer,
} from '#server/domains/campaigns/content/customer-of.js';
import { customerToday, chooseDates } from '#server/domains/campaigns/content/dates.js';

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

/** Dates default to today in the customer's zone. */
async function checkCampaign(
  ctx: ServiceContext,
  input: CampaignInput,
  current: Campaign | undefined,
  { customerId }: OfCustomer,
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

export const campaignRecord = defineRecord({
  entity: Campaign,
  name: 'Campaign',
  policy: campaignPolicy,
  rights: campaignRights,
  visible: visibleCampaignsSql,
  place: customerOfNew,
  check: checkCampaign,
  build: ({ em }, columns) => em.create(Campaign, columns),
  publish: publishCampaign,
});

export const { get: getCampaign } = campaignRecord;

const loadCampaign = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
  const campaigns = await ctx.em.find(Campaign, { id: { $in: ids } });
  return new Map(campaigns.map((campaign) => [campaign.id, campaign]));
});

/** The caller must be allowed to see the record; this checks nothing itself. */
export const campaignName = async (ctx: ServiceContext, id: number): Promise<string> =>
  (await loadCampaign(ctx, id))?.campaignName ?? '';
