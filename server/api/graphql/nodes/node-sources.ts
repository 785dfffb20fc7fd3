import { isRealPairSql } from '#server/access/visibility/sandbox-sql.js';
import { visibleAdtechsSql } from '#server/access/visibility/bookable-sql.js';
import {
  visibleAssociationRequestsSql,
  visibleConnectionCodesSql,
} from '#server/access/visibility/association-visibility-sql.js';
import { isAllowed } from '#server/access/roles/policy.js';
import {
  visibleKeysSql,
  visibleOrganisationsSql,
} from '#server/access/visibility/visibility-sql.js';
import { visibleUsersSql } from '#server/access/visibility/user-visibility-sql.js';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';
import { adtechGroupPolicy } from '#server/domains/organisations/ad-tech/ad-tech-group.policy.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { AssociationRequest } from '#server/domains/organisations/association/request/association-request.entity.js';
import { associationRequestPolicy } from '#server/domains/organisations/association/request/association-request.policy.js';
import { ConnectionCode } from '#server/domains/organisations/association/connection-code/connection-code.entity.js';
import { connectionCodePolicy } from '#server/domains/organisations/association/connection-code/connection-code.policy.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { relationshipPolicy } from '#server/domains/organisations/relationship/relationship.policy.js';
import { Taxonomy } from '#server/domains/organisations/reference/taxonomy.entity.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { apiKeyPolicy } from '#server/domains/people/api-key/api-key.policy.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { AlertEpisode } from '#server/domains/monitoring/alerts/alert-episode.entity.js';
import { visibleAlertsSql } from '#server/domains/monitoring/alerts/visible-alerts-sql.js';
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
import { readableViewSql } from '#server/reports/saved-views/shared-view-access.js';
import { ownLinkSql } from '#server/reports/shared-links/own-link.js';
import { SharedLink } from '#server/reports/shared-links/shared-link.entity.js';
import { SavedView } from '#server/reports/saved-views/saved-view.entity.js';
import { CHANGED_RECORDS, type ChangedType } from '#server/domains/changes/changed-records.js';
import { LIVE, NOTHING, visibleRows, type NodeSource } from './node-source.js';

/** Records of the change feed, by the same conditions as there. */
const copied = (type: ChangedType): NodeSource => {
  const { entity, visibility } = CHANGED_RECORDS[type];
  return visibleRows<{ id: number }>(entity, visibility);
};

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
  AlertEpisode: visibleRows(AlertEpisode, (actor) => [visibleAlertsSql(actor, 't')]),
  ApiKey: visibleRows(ApiKey, (actor) => [
    { sql: 't.revoked_at is null', params: [] },
    isAllowed(actor, apiKeyPolicy, 'list') ? visibleKeysSql(actor, 't') : NOTHING,
  ]),
  AssociationRequest: visibleRows(AssociationRequest, (actor) => [
    isAllowed(actor, associationRequestPolicy, 'list')
      ? visibleAssociationRequestsSql(actor, 't')
      : NOTHING,
  ]),
  Booking: copied('Booking'),
  Broadcaster: visibleRows(Broadcaster, (actor) => [
    visibleOrganisationsSql(actor, 'BROADCASTER', 't.id'),
  ]),
  Campaign: copied('Campaign'),
  Channel: copied('Channel'),
  ConnectionCode: visibleRows(ConnectionCode, (actor) => [
    { sql: 't.revoked_at is null', params: [] },
    isAllowed(actor, connectionCodePolicy, 'list', { id: actor.entityId ?? 0 })
      ? visibleConnectionCodesSql(actor, 't')
      : NOTHING,
  ]),
  Country: (ctx, codes) => ctx.em.find(Country, { code: { $in: codes } }),
  Creative: copied('Creative'),
  Customer: copied('Customer'),
  Experiment: copied('Experiment'),
  ImpressionTag: copied('ImpressionTag'),
  Relationship: visibleRows(Relationship, (actor) =>
    isAllowed(actor, relationshipPolicy, 'list')
      ? [{ sql: isRealPairSql('t'), params: [] }]
      : [NOTHING],
  ),
  ReportRun: visibleRows(ReportRun, (actor) => [ownRunSql(actor, 't')]),
  ReportSchedule: visibleRows(ReportSchedule, (actor) => [ownScheduleSql(actor, 't')]),
  SavedView: visibleRows(SavedView, (actor) => [readableViewSql(actor, 't')]),
  SharedLink: visibleRows(SharedLink, (actor) => [ownLinkSql(actor, 't')]),
  SiteTag: copied('SiteTag'),
  Taxonomy: visibleRows(Taxonomy, () => []),
  User: visibleRows(User, (actor) => [LIVE, visibleUsersSql(actor, 't')]),
  WebhookDelivery: visibleRows(WebhookDelivery, (actor) =>
    ifListed(actor, deliveryVisibility(actor)),
  ),
  WebhookEndpoint: visibleRows(WebhookEndpoint, (actor) =>
    ifListed(actor, endpointVisibility(actor)),
  ),
};
