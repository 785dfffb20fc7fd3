import { adtechSightSql, channelSightSql } from '../../../access/bookable-sql.js';
import { campaignSightSql, creativeSightSql } from '../../../access/campaign-sight-sql.js';
import { associationRequestSightSql, connectionCodeSightSql } from '../../../access/association-sight-sql.js';
import { isAllowed } from '../../../access/policy.js';
import {
  bookingSightSql,
  customerSightSql,
  memberSightSql,
  ofCustomersInSightSql,
  organisationSightSql,
} from '../../../access/sight-sql.js';
import { userSightSql } from '../../../access/user-sight-sql.js';
import { Booking } from '../../../domains/campaigns/booking.entity.js';
import { Campaign } from '../../../domains/campaigns/campaign.entity.js';
import { Creative } from '../../../domains/campaigns/creative.entity.js';
import { AdTechGroup } from '../../../domains/organisations/ad-tech-group.entity.js';
import { adtechGroupPolicy } from '../../../domains/organisations/ad-tech-group.policy.js';
import { AdTech } from '../../../domains/organisations/ad-tech.entity.js';
import { Agency } from '../../../domains/organisations/agency.entity.js';
import { AssociationRequest } from '../../../domains/organisations/association/association-request.entity.js';
import { associationRequestPolicy } from '../../../domains/organisations/association/association-request.policy.js';
import { ConnectionCode } from '../../../domains/organisations/association/connection-code.entity.js';
import { connectionCodePolicy } from '../../../domains/organisations/association/connection-code.policy.js';
import { Broadcaster } from '../../../domains/organisations/broadcaster.entity.js';
import { Channel } from '../../../domains/organisations/channel.entity.js';
import { Country } from '../../../domains/organisations/country.entity.js';
import { Customer } from '../../../domains/organisations/customer.entity.js';
import { Relationship } from '../../../domains/organisations/relationship.entity.js';
import { relationshipPolicy } from '../../../domains/organisations/relationship.policy.js';
import { Taxonomy } from '../../../domains/organisations/taxonomy.entity.js';
import { ApiKey } from '../../../domains/people/api-key.entity.js';
import { apiKeyPolicy } from '../../../domains/people/api-key.policy.js';
import { User } from '../../../domains/people/user.entity.js';
import { AlertEpisode } from '../../../domains/monitoring/alerts/alert-episode.entity.js';
import { monitoringPolicy } from '../../../domains/monitoring/monitoring.policy.js';
import { ImpressionTag } from '../../../domains/tags/impression-tag.entity.js';
import { SiteTag } from '../../../domains/tags/site-tag.entity.js';
import { WebhookDelivery } from '../../../domains/webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../../../domains/webhooks/webhook-endpoint.entity.js';
import { deliverySight, endpointSight, ifListed } from '../../../domains/webhooks/webhook-sight.js';
import { ownRunSql, ownScheduleSql } from '../../../reports/report-node-sight.js';
import { ReportRun } from '../../../reports/runs/report-run.entity.js';
import { ReportSchedule } from '../../../reports/schedules/report-schedule.entity.js';
import { ownViewSql } from '../../../reports/views/own-view.js';
import { SavedView } from '../../../reports/views/saved-view.entity.js';
import { LIVE, NOTHING, rowsInSight, type NodeSource } from './node-source.js';

/**
 * Where the records of each type that implements Node are found. A new type is a row here and `implements: Node` on its class; what
 * it lets through is what the type's list and its single record let through.
 */
export const NODE_SOURCES: Readonly<Record<string, NodeSource>> = {
  AdTech: rowsInSight(AdTech, (actor) => [adtechSightSql(actor, 't')]),
  AdTechGroup: rowsInSight(AdTechGroup, (actor) => (isAllowed(actor, adtechGroupPolicy, 'list') ? [] : [NOTHING])),
  Agency: rowsInSight(Agency, (actor) => [LIVE, organisationSightSql(actor, 'AGENCY', 't.id')]),
  AlertEpisode: rowsInSight(AlertEpisode, (actor) => (isAllowed(actor, monitoringPolicy, 'view') ? [] : [NOTHING])),
  ApiKey: rowsInSight(ApiKey, (actor) => [
    { sql: 't.revoked_at is null', params: [] },
    isAllowed(actor, apiKeyPolicy, 'list') ? memberSightSql(actor, 't') : NOTHING,
  ]),
  AssociationRequest: rowsInSight(AssociationRequest, (actor) => [
    isAllowed(actor, associationRequestPolicy, 'list') ? associationRequestSightSql(actor, 't') : NOTHING,
  ]),
  Booking: rowsInSight(Booking, (actor) => [ofCustomersInSightSql(actor, 't'), bookingSightSql(actor, 't')]),
  Broadcaster: rowsInSight(Broadcaster, (actor) => [organisationSightSql(actor, 'BROADCASTER', 't.id')]),
  Campaign: rowsInSight(Campaign, (actor) => [ofCustomersInSightSql(actor, 't'), campaignSightSql(actor, 't')]),
  Channel: rowsInSight(Channel, (actor) => [channelSightSql(actor, 't')]),
  ConnectionCode: rowsInSight(ConnectionCode, (actor) => [
    { sql: 't.revoked_at is null', params: [] },
    isAllowed(actor, connectionCodePolicy, 'list', { id: actor.entityId ?? 0 })
      ? connectionCodeSightSql(actor, 't')
      : NOTHING,
  ]),
  Country: (ctx, codes) => ctx.em.find(Country, { code: { $in: codes } }),
  Creative: rowsInSight(Creative, (actor) => [ofCustomersInSightSql(actor, 't'), creativeSightSql(actor, 't')]),
  Customer: rowsInSight(Customer, (actor) => [LIVE, customerSightSql(actor, 't.id')]),
  ImpressionTag: rowsInSight(ImpressionTag, (actor) => {
    const { sql, params } = bookingSightSql(actor, 'b');
    const ofBooking = `select true from booking b where b.customer_id = t.customer_id and b.id = t.booking_id and ${sql} limit 1`;
    return [
      { sql: 't.removed_at is null', params: [] },
      ofCustomersInSightSql(actor, 't'),
      { sql: `(${ofBooking})`, params },
    ];
  }),
  Relationship: rowsInSight(Relationship, (actor) => (isAllowed(actor, relationshipPolicy, 'list') ? [] : [NOTHING])),
  ReportRun: rowsInSight(ReportRun, (actor) => [ownRunSql(actor, 't')]),
  ReportSchedule: rowsInSight(ReportSchedule, (actor) => [ownScheduleSql(actor, 't')]),
  SavedView: rowsInSight(SavedView, (actor) => [ownViewSql(actor, 't')]),
  SiteTag: rowsInSight(SiteTag, (actor) => [ofCustomersInSightSql(actor, 't')]),
  Taxonomy: rowsInSight(Taxonomy, () => []),
  User: rowsInSight(User, (actor) => [LIVE, userSightSql(actor, 't')]),
  WebhookDelivery: rowsInSight(WebhookDelivery, (actor) => ifListed(actor, deliverySight(actor))),
  WebhookEndpoint: rowsInSight(WebhookEndpoint, (actor) => ifListed(actor, endpointSight(actor))),
};
