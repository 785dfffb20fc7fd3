import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { bookingRecord } from '#server/domains/campaigns/booking/booking.service.js';
import { campaignRecord } from '#server/domains/campaigns/campaign/campaign.service.js';
import { creativeRecord } from '#server/domains/campaigns/creative/creative.service.js';
import { experimentRecord } from '#server/experiments/experiment.service.js';
import { adtechGroupRecord } from '#server/domains/organisations/ad-tech/ad-tech-group.service.js';
import { adtechRecord } from '#server/domains/organisations/ad-tech/ad-tech.service.js';
import { agencyRecord } from '#server/domains/organisations/agency/agency.service.js';
import { associationRequestPolicy } from '#server/domains/organisations/association/request/association-request.policy.js';
import { getAssociationRequest } from '#server/domains/organisations/association/request/association-request.service.js';
import { broadcasterRecord } from '#server/domains/organisations/broadcaster/broadcaster.service.js';
import { channelRecord } from '#server/domains/organisations/channel/channel.service.js';
import { customerRecord } from '#server/domains/organisations/customer/customer.service.js';
import { userPolicy } from '#server/domains/people/user/user.policy.js';
import { getUser } from '#server/domains/people/user/user.service.js';
import { siteTagRecord } from '#server/domains/tags/site-tag/site-tag.service.js';
import type { AuditedNoun } from '#server/records/record-kinds/record-kinds.js';

/** The record's customer, and the kind that a polymorphic id of the record refers to. */
export interface AuditedRecord {
  id: number;
  customerId?: number;
  ownerType?: string;
  entityType?: string;
}

type Require = (ctx: ServiceContext, id: number) => Promise<AuditedRecord>;

/**
 * Loads the record by id and checks that the caller may change it. Nobody changes a request: its
 * requester and those who may answer it read its history. To add a noun, add a row here, a name in
 * AuditedEntity and the kinds of its fields.
 */
const REQUIRE: Record<AuditedNoun, Require> = {
  campaign: campaignRecord.getChangeable,
  booking: bookingRecord.getChangeable,
  creative: creativeRecord.getChangeable,
  experiment: experimentRecord.getChangeable,
  siteTag: siteTagRecord.getChangeable,
  customer: customerRecord.getChangeable,
  agency: agencyRecord.getChangeable,
  associationRequest: async (ctx, id) => {
    await getAssociationRequest(ctx, id);
    authorize(requireActor(ctx), associationRequestPolicy, 'list');
    return { id };
  },
  broadcaster: broadcasterRecord.getChangeable,
  adtech: adtechRecord.getChangeable,
  adtechGroup: adtechGroupRecord.getChangeable,
  channel: channelRecord.getChangeable,
  user: async (ctx, id) => {
    const user = await getUser(ctx, id);
    authorize(requireActor(ctx), userPolicy, 'update', user);
    return user;
  },
};

/**
 * Throws NOT_FOUND for a record the caller may not see and FORBIDDEN for one the caller may not
 * change.
 */
export const requireAudited = (
  ctx: ServiceContext,
  noun: AuditedNoun,
  id: number,
): Promise<AuditedRecord> => REQUIRE[noun](ctx, id);
