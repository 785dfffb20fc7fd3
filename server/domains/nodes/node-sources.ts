import { adtechSightSql, channelSightSql } from '../../access/bookable-sql.js';
import { campaignSightSql, creativeSightSql } from '../../access/campaign-sight-sql.js';
import { isAllowed } from '../../access/policy.js';
import {
  bookingSightSql,
  customerSightSql,
  memberSightSql,
  ofCustomersInSightSql,
  organisationSightSql,
} from '../../access/sight-sql.js';
import { Booking } from '../campaigns/booking.entity.js';
import { Campaign } from '../campaigns/campaign.entity.js';
import { Creative } from '../campaigns/creative.entity.js';
import { AdTechGroup } from '../organisations/ad-tech-group.entity.js';
import { adtechGroupPolicy } from '../organisations/ad-tech-group.policy.js';
import { AdTech } from '../organisations/ad-tech.entity.js';
import { Agency } from '../organisations/agency.entity.js';
import { Broadcaster } from '../organisations/broadcaster.entity.js';
import { Channel } from '../organisations/channel.entity.js';
import { Country } from '../organisations/country.entity.js';
import { Customer } from '../organisations/customer.entity.js';
import { Relationship } from '../organisations/relationship.entity.js';
import { relationshipPolicy } from '../organisations/relationship.policy.js';
import { Taxonomy } from '../organisations/taxonomy.entity.js';
import { ApiKey } from '../people/api-key.entity.js';
import { apiKeyPolicy } from '../people/api-key.policy.js';
import { User } from '../people/user.entity.js';
import { AlertEpisode } from '../monitoring/alerts/alert-episode.entity.js';
import { monitoringPolicy } from '../monitoring/monitoring.policy.js';
import { ImpressionTag } from '../tags/impression-tag.entity.js';
import { SiteTag } from '../tags/site-tag.entity.js';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.entity.js';
import { deliverySight, endpointSight, ifListed } from '../webhooks/webhook-sight.js';
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
  Booking: rowsInSight(Booking, (actor) => [ofCustomersInSightSql(actor, 't'), bookingSightSql(actor, 't')]),
  Broadcaster: rowsInSight(Broadcaster, (actor) => [organisationSightSql(actor, 'BROADCASTER', 't.id')]),
  Campaign: rowsInSight(Campaign, (actor) => [ofCustomersInSightSql(actor, 't'), campaignSightSql(actor, 't')]),
  Channel: rowsInSight(Channel, (actor) => [channelSightSql(actor, 't')]),
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
  SiteTag: rowsInSight(SiteTag, (actor) => [ofCustomersInSightSql(actor, 't')]),
  Taxonomy: rowsInSight(Taxonomy, () => []),
  User: rowsInSight(User, (actor) => [LIVE, memberSightSql(actor, 't')]),
  WebhookDelivery: rowsInSight(WebhookDelivery, (actor) => ifListed(actor, deliverySight(actor))),
  WebhookEndpoint: rowsInSight(WebhookEndpoint, (actor) => ifListed(actor, endpointSight(actor))),
};
