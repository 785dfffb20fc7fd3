import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid } from '#server/core/errors.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { findRow } from '#server/core/orm/find-row.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { channelOf } from '#server/domains/campaigns/booking/booking.names.js';
import { bookingPolicy } from '#server/domains/campaigns/booking/booking.policy.js';
import { getBooking } from '#server/domains/campaigns/booking/booking.service.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { campaignPolicy } from '#server/domains/campaigns/campaign/campaign.policy.js';
import { getCampaign } from '#server/domains/campaigns/campaign/campaign.service.js';
import type { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { creativePolicy } from '#server/domains/campaigns/creative/creative.policy.js';
import { getCreative } from '#server/domains/campaigns/creative/creative.service.js';
import { auditContent } from '#server/domains/campaigns/content/audit-content.js';
import {
  campaignRights,
  creativeRights,
} from '#server/domains/campaigns/content/content-rights.js';
import type { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { siteTagPolicy } from '#server/domains/tags/site-tag/site-tag.policy.js';
import { getSiteTag } from '#server/domains/tags/site-tag/site-tag.service.js';
import type { ArchivableKind } from './archive-record.js';

/** The bookings of a campaign go with it, and those that went with it come back with it. */
export const CAMPAIGN_ARCHIVE: ArchivableKind<Campaign> = {
  noun: 'campaign',
  get: (tx, id) => getCampaign(tx, id, true),
  authorize: async (tx, campaign, verb) =>
    authorize(requireActor(tx), campaignPolicy, verb, await campaignRights(tx, campaign)),
  onArchive: async (tx, campaign, archivedAt) => {
    await moveBookings(tx, campaign, { from: null, to: archivedAt });
    return {};
  },
  onRestore: (tx, campaign, archivedAt) =>
    moveBookings(tx, campaign, { from: archivedAt, to: null }),
};

/** Those of the same moment went with the campaign; others were archived on their own before. */
const MOVE_BOOKINGS = `update booking set archived_at = ?, version = version + 1, updated_at = ?
  where customer_id = ? and campaign_id = ? and archived_at is not distinct from ? returning id`;

async function moveBookings(
  tx: ServiceContext,
  { id: campaignId, customerId }: Campaign,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<void> {
  const params = [to, new Date(), customerId, campaignId, from];
  const moved = await tx.em.execute<{ id: number }[]>(MOVE_BOOKINGS, params);
  const verb = to ? 'archive' : 'restore';

  for (const { id } of moved) auditContent(tx, { noun: 'booking', verb, id, customerId });
}

export const BOOKING_ARCHIVE: ArchivableKind<Booking> = {
  noun: 'booking',
  get: (tx, id) => getBooking(tx, id, true),
  authorize: async (tx, booking, verb) => {
    const channel = await channelOf(tx, booking);
    authorize(requireActor(tx), bookingPolicy, verb, { booking, channel });
  },
  onRestore: async (tx, { campaignId, customerId }) => {
    const ofCustomer = { sql: 't.customer_id = ?', params: [customerId] };
    const campaign = await findRow(tx.em, Campaign, campaignId, [ofCustomer], { lock: 'share' });
    if (campaign?.archivedAt)
      throw invalid({ campaign_id: 'The campaign of the booking is archived: restore it first' });
  },
};

export const CREATIVE_ARCHIVE: ArchivableKind<Creative> = {
  noun: 'creative',
  get: (tx, id) => getCreative(tx, id, true),
  authorize: async (tx, creative, verb) =>
    authorize(requireActor(tx), creativePolicy, verb, await creativeRights(tx, creative)),
};

/** The overview counts on the main tag, so an archived one is not the main one. */
export const SITE_TAG_ARCHIVE: ArchivableKind<SiteTag> = {
  noun: 'siteTag',
  get: (tx, id) => getSiteTag(tx, id, true),
  authorize: (tx, tag, verb) => authorize(requireActor(tx), siteTagPolicy, verb, tag),
  onArchive: async (_tx, tag): Promise<FieldChanges> => {
    if (!tag.mainSiteTag) return {};
    tag.mainSiteTag = false;
    return { mainSiteTag: { before: true, after: false } };
  },
};
