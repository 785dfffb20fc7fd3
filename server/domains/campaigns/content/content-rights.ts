import type { Actor } from '#server/access/identity/actor.js';
import {
  campaignUsedBySql,
  creativeUsedBySql,
  type UsedBy,
} from '#server/access/visibility/campaign-visibility-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { Narrowed } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import {
  isSeller,
  SELLERS,
  type Principal,
  type SqlCondition,
} from '#server/access/visibility/visibility-sql.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import type { CreatedRecord } from '#server/domains/organisations/base/created-record.entity.js';
import type { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import type { Creative } from '#server/domains/campaigns/creative/creative.entity.js';

export interface ContentRights {
  content: Pick<CreatedRecord, 'createdByEntityType' | 'createdByEntityId'>;
  /** The organisations whose bookings use it, among the bookings the actor sees. */
  usedBy: UsedBy;
}

/**
 * A seller may change a record as long as only its own bookings use it, and either it created the
 * record or the client's side created it for them. Once several sellers share a record, only the
 * client's side changes it; its creator is no exception.
 */
export function maySellerChange(
  { entityType, entityId }: Actor,
  { content: { createdByEntityType, createdByEntityId }, usedBy }: ContentRights,
): boolean {
  if (usedBy === 'OTHERS') return false;
  if (createdByEntityType === entityType && createdByEntityId === entityId) return true;
  return usedBy === 'OWN_ONLY' && !isSeller(createdByEntityType);
}

export const SELLERS_CONTENT: Narrowed = {
  of: SELLERS,
  only: "those it made and those of the client's side that its bookings use, while no booking uses them that it may not change",
};

function usesOf(table: string, usedBySql: (principal: Principal, alias: string) => SqlCondition) {
  const load = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
    const { sql, params } = usedBySql(requireActor(ctx), 't');
    const rows = await ctx.em.execute<{ id: number; usedBy: UsedBy }[]>(
      `select t.id, ${sql} as "usedBy" from ${table} t where t.id = any(?)`,
      [...params, `{${ids.join(',')}}`],
    );
    return new Map(rows.map(({ id, usedBy }) => [id, usedBy]));
  });

  // The answer for the client's side does not depend on use, so skip the query.
  return async (ctx: ServiceContext, id: number): Promise<UsedBy> =>
    (isSeller(requireActor(ctx).entityType) ? await load(ctx, id) : undefined) ?? 'OTHERS';
}

const campaignUse = usesOf('campaign', campaignUsedBySql);
const creativeUse = usesOf('creative', creativeUsedBySql);

export const campaignRights = async (
  ctx: ServiceContext,
  campaign: Campaign,
): Promise<ContentRights> => ({
  content: campaign,
  usedBy: await campaignUse(ctx, campaign.id),
});

export const creativeRights = async (
  ctx: ServiceContext,
  creative: Creative,
): Promise<ContentRights> => ({
  content: creative,
  usedBy: await creativeUse(ctx, creative.id),
});
