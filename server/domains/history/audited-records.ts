import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { getBooking } from '#server/domains/campaigns/booking/booking.service.js';
import { channelOf } from '#server/domains/campaigns/booking/booking.names.js';
import { bookingPolicy } from '#server/domains/campaigns/booking/booking.policy.js';
import { campaignPolicy } from '#server/domains/campaigns/campaign/campaign.policy.js';
import { getCampaign } from '#server/domains/campaigns/campaign/campaign.service.js';
import {
  campaignRights,
  creativeRights,
} from '#server/domains/campaigns/records/content-rights.js';
import { creativePolicy } from '#server/domains/campaigns/creative/creative.policy.js';
import { getCreative } from '#server/domains/campaigns/creative/creative.service.js';
import { experimentPolicy } from '#server/domains/experiments/experiment.policy.js';
import { getExperiment } from '#server/domains/experiments/experiment.service.js';
import { adtechGroupPolicy } from '#server/domains/organisations/ad-tech/ad-tech-group.policy.js';
import { getAdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.service.js';
import { adtechPolicy } from '#server/domains/organisations/ad-tech/ad-tech.policy.js';
import { getAdTech } from '#server/domains/organisations/ad-tech/ad-tech.service.js';
import { agencyPolicy } from '#server/domains/organisations/agency/agency.policy.js';
import { getAgency } from '#server/domains/organisations/agency/agency.service.js';
import { associationRequestPolicy } from '#server/domains/organisations/association/request/association-request.policy.js';
import { getAssociationRequest } from '#server/domains/organisations/association/request/association-request.service.js';
import { broadcasterPolicy } from '#server/domains/organisations/broadcaster/broadcaster.policy.js';
import { getBroadcaster } from '#server/domains/organisations/broadcaster/broadcaster.service.js';
import { channelPolicy } from '#server/domains/organisations/channel/channel.policy.js';
import { getChannel } from '#server/domains/organisations/channel/channel.service.js';
import { customerPolicy } from '#server/domains/organisations/customer/customer.policy.js';
import { getCustomer } from '#server/domains/organisations/customer/customer.service.js';
import { userPolicy } from '#server/domains/people/user/user.policy.js';
import { getUser } from '#server/domains/people/user/user.service.js';
import { siteTagPolicy } from '#server/domains/tags/site-tag/site-tag.policy.js';
import { getSiteTag } from '#server/domains/tags/site-tag/site-tag.service.js';
import type { AuditedNoun } from './history.type.js';

/** The record's customer, and the kind that a polymorphic id of the record refers to. */
export interface AuditedRecord {
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
  campaign: async (ctx, id) => {
    const campaign = await getCampaign(ctx, id);
    authorize(requireActor(ctx), campaignPolicy, 'update', await campaignRights(ctx, campaign));
    return campaign;
  },
  booking: async (ctx, id) => {
    const booking = await getBooking(ctx, id);
    const channel = await channelOf(ctx, booking);
    authorize(requireActor(ctx), bookingPolicy, 'update', { booking, channel });
    return booking;
  },
  creative: async (ctx, id) => {
    const creative = await getCreative(ctx, id);
    authorize(requireActor(ctx), creativePolicy, 'update', await creativeRights(ctx, creative));
    return creative;
  },
  experiment: async (ctx, id) => {
    const experiment = await getExperiment(ctx, id);
    authorize(requireActor(ctx), experimentPolicy, 'update', experiment);
    return experiment;
  },
  siteTag: async (ctx, id) => {
    const tag = await getSiteTag(ctx, id);
    authorize(requireActor(ctx), siteTagPolicy, 'update', tag);
    return tag;
  },
  customer: async (ctx, id) => {
    const customer = await getCustomer(ctx, id);
    authorize(requireActor(ctx), customerPolicy, 'update', customer);
    return {};
  },
  agency: async (ctx, id) => {
    authorize(requireActor(ctx), agencyPolicy, 'update', await getAgency(ctx, id));
    return {};
  },
  associationRequest: async (ctx, id) => {
    await getAssociationRequest(ctx, id);
    authorize(requireActor(ctx), associationRequestPolicy, 'list');
    return {};
  },
  broadcaster: async (ctx, id) => {
    authorize(requireActor(ctx), broadcasterPolicy, 'update', await getBroadcaster(ctx, id));
    return {};
  },
  adtech: async (ctx, id) => {
    authorize(requireActor(ctx), adtechPolicy, 'update', await getAdTech(ctx, id));
    return {};
  },
  adtechGroup: async (ctx, id) => {
    authorize(requireActor(ctx), adtechGroupPolicy, 'update');
    await getAdTechGroup(ctx, id);
    return {};
  },
  channel: async (ctx, id) => {
    const channel = await getChannel(ctx, id);
    authorize(requireActor(ctx), channelPolicy, 'update', channel);
    return channel;
  },
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
