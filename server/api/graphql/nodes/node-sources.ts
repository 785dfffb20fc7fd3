import { visibleAdtechsSql, visibleChannelsSql } from '#server/access/visibility/bookable-sql.js';
import {
  visibleCampaignsSql,
  visibleCreativesSql,
} from '#server/access/visibility/campaign-visibility-sql.js';
import {
  visibleAssociationRequestsSql,
  visibleConnectionCodesSql,
} from '#server/access/visibility/association-visibility-sql.js';
import { isAllowed } from '#server/access/roles/policy.js';
import {
  visibleBookingsSql,
  visibleCustomersSql,
  visibleMembersSql,
  ofVisibleCustomersSql,
  visibleOrganisationsSql,
} from '#server/access/visibility/visibility-sql.js';
import { visibleUsersSql } from '#server/access/visibility/user-visibility-sql.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';
import { adtechGroupPolicy } from '#server/domains/organisations/ad-tech/ad-tech-group.policy.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { AssociationRequest } from '#server/domains/organisations/association/request/association-request.entity.js';
import { associationRequestPolicy } from '#server/domains/organisations/association/request/association-request.policy.js';
import { ConnectionCode } from '#server/domains/organisations/association/connection-code/connection-code.entity.js';
import { connectionCodePolicy } from '#server/domains/organisations/association/connection-code/connection-code.policy.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { relationshipPolicy } from '#server/domains/organisations/relationship/relationship.policy.js';
import { Taxonomy } from '#server/domains/organisations/reference/taxonomy.entity.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { apiKeyPolicy } from '#server/domains/people/api-key/api-key.policy.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { AlertEpisode } from '#server/domains/monitoring/alerts/alert-episode.entity.js';
import { monitoringPolicy } from '#server/domains/monitoring/live/monitoring.policy.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { WebhookDelivery } from '#server/domains/webhooks/delivery/webhook-delivery.entity.js';
import { WebhookEndpoint } from '#server/domains/webhooks/endpoint/webhook-endpoint.entity.js';
import {
  deliveryVisibility,
  endpointVisibility,
  ifListed,
} from '#server/domains/webhooks/endpoint/webhook-visibility.js';
import { ownRunSql, ownScheduleSql } from '#server/reports/report-visibility.js';
import { ReportRun } from '#server/reports/runs/report-run.entity.js';
import { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import { ownViewSql } from '#server/reports/saved-views/own-view.js';
import { SavedView } from '#server/reports/saved-views/saved-view.entity.js';
import { LIVE, NOTHING, visibleRows, type NodeSource } from './node-source.js';

/**
 * How to find the records of each type that implements Node. A new type is a row here and
 * `implements: Node` on its class; it must return the same records as the type's list and its
 * single record.
 */
export const NODE_SOURCES: Readonly<Record<string, NodeSource>> = {
  AdTech: visibleRows(AdTech, (actor) => [visibleAdtechsSql(actor, 't')]),
  AdTechGroup: visibleRows(AdTechGroup, (actor) =>
    isAllowed(actor, adtechGroupPolicy, 'list') ? [] : [NOTHING],
  ),
  Agency: visibleRows(Agency, (actor) => [LIVE, visibleOrganisationsSql(actor, 'AGENCY', 't.id')]),
  AlertEpisode: visibleRows(AlertEpisode, (actor) =>
    isAllowed(actor, monitoringPolicy, 'view') ? [] : [NOTHING],
  ),
  ApiKey: visibleRows(ApiKey, (actor) => [
    { sql: 't.revoked_at is null', params: [] },
    isAllowed(actor, apiKeyPolicy, 'list') ? visibleMembersSql(actor, 't') : NOTHING,
  ]),
  AssociationRequest: visibleRows(AssociationRequest, (actor) => [
    isAllowed(actor, associationRequestPolicy, 'list')
      ? visibleAssociationRequestsSql(actor, 't')
      : NOTHING,
  ]),
  Booking: visibleRows(Booking, (actor) => [
    ofVisibleCustomersSql(actor, 't'),
    visibleBookingsSql(actor, 't'),
  ]),
  Broadcaster: visibleRows(Broadcaster, (actor) => [
    visibleOrganisationsSql(actor, 'BROADCASTER', 't.id'),
  ]),
  Campaign: visibleRows(Campaign, (actor) => [
    ofVisibleCustomersSql(actor, 't'),
    visibleCampaignsSql(actor, 't'),
  ]),
  Channel: visibleRows(Channel, (actor) => [visibleChannelsSql(actor, 't')]),
  ConnectionCode: visibleRows(ConnectionCode, (actor) => [
    { sql: 't.revoked_at is null', params: [] },
    isAllowed(actor, connectionCodePolicy, 'list', { id: actor.entityId ?? 0 })
      ? visibleConnectionCodesSql(actor, 't')
      : NOTHING,
  ]),
  Country: (ctx, codes) => ctx.em.find(Country, { code: { $in: codes } }),
  Creative: visibleRows(Creative, (actor) => [
    ofVisibleCustomersSql(actor, 't'),
    visibleCreativesSql(actor, 't'),
  ]),
  Customer: visibleRows(Customer, (actor) => [LIVE, visibleCustomersSql(actor, 't.id')]),
  ImpressionTag: visibleRows(ImpressionTag, (actor) => {
    const { sql, params } = visibleBookingsSql(actor, 'b');
    const ofBooking = `select true from booking b where b.customer_id = t.customer_id and b.id = t.booking_id and ${sql} limit 1`;
    return [
      { sql: 't.removed_at is null', params: [] },
      ofVisibleCustomersSql(actor, 't'),
      { sql: `(${ofBooking})`, params },
    ];
  }),
  Relationship: visibleRows(Relationship, (actor) =>
    isAllowed(actor, relationshipPolicy, 'list') ? [] : [NOTHING],
  ),
  ReportRun: visibleRows(ReportRun, (actor) => [ownRunSql(actor, 't')]),
  ReportSchedule: visibleRows(ReportSchedule, (actor) => [ownScheduleSql(actor, 't')]),
  SavedView: visibleRows(SavedView, (actor) => [ownViewSql(actor, 't')]),
  SiteTag: visibleRows(SiteTag, (actor) => [ofVisibleCustomersSql(actor, 't')]),
  Taxonomy: visibleRows(Taxonomy, () => []),
  User: visibleRows(User, (actor) => [LIVE, visibleUsersSql(actor, 't')]),
  WebhookDelivery: visibleRows(WebhookDelivery, (actor) =>
    ifListed(actor, deliveryVisibility(actor)),
  ),
  WebhookEndpoint: visibleRows(WebhookEndpoint, (actor) =>
    ifListed(actor, endpointVisibility(actor)),
  ),
};
