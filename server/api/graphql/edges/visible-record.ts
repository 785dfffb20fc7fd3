import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { findRows } from '#server/core/orm/find-row.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import type { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import type { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import type { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { visibleRows } from '#server/records/record-kinds/record-kind.js';
import { RECORD_KINDS, type ChangedType } from '#server/records/record-kinds/record-kinds.js';
import type { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import type { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';

/** The record of an id, null where the caller does not see it: by the conditions of its list. */
type FindVisible<T> = (ctx: ServiceContext, id: number) => Promise<T | null>;

/** One query for all records of a type that an answer asks for. */
function finderOf<T extends { id: number }>(type: ChangedType): FindVisible<T> {
  const load = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
    const kind = RECORD_KINDS[type];
    const visible = visibleRows(kind, requireActor(ctx));
    const found = await findRows<{ id: number }>(ctx.em, kind.entity, ids, visible);
    return new Map(found.map((record) => [record.id, record as T])); // of the type's entity
  });

  return async (ctx, id) => (await load(ctx, id)) ?? null;
}

export const findVisibleCustomer = finderOf<Customer>('Customer');
export const findVisibleChannel = finderOf<Channel>('Channel');
export const findVisibleCampaign = finderOf<Campaign>('Campaign');
export const findVisibleBooking = finderOf<Booking>('Booking');
export const findVisibleCreative = finderOf<Creative>('Creative');
export const findVisibleTag = finderOf<ImpressionTag>('ImpressionTag');
export const findVisibleSiteTag = finderOf<SiteTag>('SiteTag');
