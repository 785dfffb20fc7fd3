import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { contentRecordUrl } from '#server/domains/page-urls.js';
import { queueWebhooks } from '#server/domains/webhooks/event/queue-webhooks.js';

interface ContentChange {
  noun: 'campaign' | 'booking' | 'creative' | 'siteTag';
  verb: 'create' | 'update' | 'archive' | 'restore';
  id: number;
  customerId: number;
  /** Left out where the verb says it all; an empty one is no change. */
  changes?: FieldChanges;
}

/**
 * Adds the audit entry of a change to the unit of work, and for campaigns and bookings the message
 * to the endpoints of those who see them. Inside `em.transactional` pass the context of that
 * transaction.
 */
export function auditContent(tx: ServiceContext, change: ContentChange): void {
  const { noun, verb, id, customerId, changes } = change;
  if (changes && Object.keys(changes).length === 0) return;

  audit(tx, { action: `${noun}.${verb}`, subjectType: noun, subjectId: id, customerId, changes });
  if (noun === 'campaign') publishCampaign(tx, change, verb);
  if (noun === 'booking') publishBooking(tx, change, verb);
}

type Published = Pick<ContentChange, 'id' | 'customerId'>;

export function publishCampaign(tx: ServiceContext, record: Published, verb: string): void {
  const { id, customerId } = record;
  const link = contentRecordUrl(tx.config, 'campaigns', id);
  const data = { customer_id: customerId, action: verb, campaign_id: id, link };
  queueWebhooks(tx, { type: 'campaign.saved', customerId, campaignId: id, data });
}

export function publishBooking(tx: ServiceContext, record: Published, verb: string): void {
  const { id, customerId } = record;
  const link = contentRecordUrl(tx.config, 'bookings', id);
  const data = { customer_id: customerId, action: verb, booking_id: id, link };
  queueWebhooks(tx, { type: 'booking.saved', customerId, bookingId: id, data });
}
