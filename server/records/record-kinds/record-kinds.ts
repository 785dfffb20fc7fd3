import type { Actor } from '#server/access/identity/actor.js';
import { isAllowed } from '#server/access/roles/policy.js';
import {
  visibleAssociationRequestsSql,
  visibleConnectionCodesSql,
} from '#server/access/visibility/association-visibility-sql.js';
import { visibleAdtechsSql, visibleChannelsSql } from '#server/access/visibility/bookable-sql.js';
import {
  visibleCampaignsSql,
  visibleCreativesSql,
  type COLLECTED_BOOKINGS,
} from '#server/access/visibility/campaign-visibility-sql.js';
import { isRealPairSql } from '#server/access/visibility/sandbox-sql.js';
import { visibleUsersSql } from '#server/access/visibility/user-visibility-sql.js';
import {
  visibleBookingsSql,
  visibleKeysSql,
  visibleMembersSql,
  visibleOrganisationsSql,
} from '#server/access/visibility/visibility-sql.js';
import { allOf, type RowCondition } from '#server/core/orm/find-row.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { Experiment } from '#server/experiments/experiment.entity.js';
import {
  finalCountSql,
  visibleExperimentsSql,
} from '#server/experiments/visible-experiments-sql.js';
import { AlertEpisode } from '#server/operations/alerts/alert-episode.entity.js';
import { visibleAlertsSql } from '#server/operations/alerts/visible-alerts-sql.js';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';
import { adtechGroupPolicy } from '#server/domains/organisations/ad-tech/ad-tech-group.policy.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { ConnectionCode } from '#server/domains/organisations/association/connection-code/connection-code.entity.js';
import { connectionCodePolicy } from '#server/domains/organisations/association/connection-code/connection-code.policy.js';
import { AssociationRequest } from '#server/domains/organisations/association/request/association-request.entity.js';
import { associationRequestPolicy } from '#server/domains/organisations/association/request/association-request.policy.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { CUSTOMER_LABEL } from '#server/domains/organisations/base/organisation.sort.js';
import { Taxonomy } from '#server/domains/organisations/reference/taxonomy.entity.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { relationshipPolicy } from '#server/domains/organisations/relationship/relationship.policy.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { apiKeyPolicy } from '#server/domains/people/api-key/api-key.policy.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { WebhookDelivery } from '#server/domains/webhooks/delivery/webhook-delivery.entity.js';
import { WebhookEndpoint } from '#server/domains/webhooks/endpoint/webhook-endpoint.entity.js';
import { deliveryVisibility } from '#server/domains/webhooks/endpoint/webhook-visibility.js';
import { webhookPolicy } from '#server/domains/webhooks/endpoint/webhook.policy.js';
import type { RecordKind } from './record-kind.js';

const everyone = (): RowCondition => ({ sql: 'true', params: [] });
const onlyIf = (allowed: boolean, visible: RowCondition): RowCondition =>
  allowed ? visible : { sql: 'false', params: [] };

const NOT_ARCHIVED = 't.archived_at is null';
const NOT_REVOKED = 't.revoked_at is null';

const SAVED_AT = 'extract(epoch from t.updated_at)::text';
const WITH_VERSION = `t.version || '@' || ${SAVED_AT}`;
/** A count that is final makes it an experiment with a result. */
const WITH_COUNT = `${WITH_VERSION} || coalesce('@' || ${finalCountSql('t')}, '')`;

const BOOKING_OF_TAG =
  'select true from booking b where b.customer_id = t.customer_id and b.id = t.booking_id';
const CREATIVE_OF_TAG = `(select r.description from creative r
  where r.customer_id = t.customer_id and r.id = t.creative_id)`;

function visibleTagsSql(actor: Actor): RowCondition {
  const { sql, params } = visibleBookingsSql(actor, 'b');
  return { sql: `(${BOOKING_OF_TAG} and ${sql} limit 1)`, params };
}

/** Records of a client that are archived and restored, searched, and copied by partners. */
const CONTENT = {
  customerId: 't.customer_id',
  isLive: null,
  isListed: NOT_ARCHIVED,
  isArchivable: true,
  hasHistory: true,
  searchedBy: ['name'],
  savedState: WITH_VERSION,
} as const;

const ORGANISATION = {
  customerId: null,
  isListed: null,
  isArchivable: false,
  hasHistory: true,
  searchedBy: null,
  savedState: null,
} as const;

/** Records that nobody searches or copies, and no history names. */
const UNNAMED = { ...ORGANISATION, name: null, hasHistory: false } as const;

/**
 * Every kind of record of the domains, by the name of its GraphQL type, which implements Node:
 * histories, the search, the change feed, the archive and `node` read it, so that they show the same
 * records to the same callers. The types then name what a kind with a history, an archive, a search
 * or a place in the feed needs there. The feed and the search keep the order.
 */
export const RECORD_KINDS = {
  Customer: {
    ...ORGANISATION,
    entity: Customer,
    table: 'customer',
    noun: 'customer',
    name: CUSTOMER_LABEL,
    customerId: 't.id',
    visibility: everyone,
    isLive: NOT_ARCHIVED,
    searchedBy: ['label'],
    savedState: WITH_VERSION,
  },
  Channel: {
    ...ORGANISATION,
    entity: Channel,
    table: 'channel',
    noun: 'channel',
    name: 'coalesce(t.display_name, t.channel_name)',
    visibility: (actor: Actor) => visibleChannelsSql(actor, 't'),
    isLive: null,
    savedState: WITH_VERSION,
  },
  Campaign: {
    ...CONTENT,
    entity: Campaign,
    table: 'campaign',
    noun: 'campaign',
    name: 't.campaign_name',
    visibility: (actor: Actor, bookings?: typeof COLLECTED_BOOKINGS) =>
      visibleCampaignsSql(actor, 't', bookings),
  },
  Booking: {
    ...CONTENT,
    entity: Booking,
    table: 'booking',
    noun: 'booking',
    name: 't.booking_name',
    visibility: (actor: Actor) => visibleBookingsSql(actor, 't'),
  },
  Creative: {
    ...CONTENT,
    entity: Creative,
    table: 'creative',
    noun: 'creative',
    name: 't.description',
    visibility: (actor: Actor, bookings?: typeof COLLECTED_BOOKINGS) =>
      visibleCreativesSql(actor, 't', bookings),
  },
  ImpressionTag: {
    entity: ImpressionTag,
    table: 'impression_tag',
    noun: 'impressionTag',
    name: CREATIVE_OF_TAG,
    customerId: 't.customer_id',
    visibility: visibleTagsSql,
    isLive: 't.removed_at is null',
    isListed: `not exists (${BOOKING_OF_TAG} and b.archived_at is not null)`,
    isArchivable: false,
    hasHistory: false, // its booking's says it
    searchedBy: ['key'],
    savedState: SAVED_AT,
  },
  SiteTag: {
    ...CONTENT,
    entity: SiteTag,
    table: 'site_tag',
    noun: 'siteTag',
    name: 't.tag_description',
    visibility: everyone,
    searchedBy: ['name', 'key'],
  },
  Experiment: {
    ...CONTENT,
    entity: Experiment,
    table: 'experiment',
    noun: 'experiment',
    name: 't.experiment_name',
    visibility: (actor: Actor) => visibleExperimentsSql(actor, 't'),
    isListed: null,
    isArchivable: false,
    savedState: WITH_COUNT,
  },
  Agency: {
    ...ORGANISATION,
    entity: Agency,
    table: 'agency',
    noun: 'agency',
    name: 't.agency_name',
    visibility: (actor: Actor) => visibleOrganisationsSql(actor, 'AGENCY', 't.id'),
    isLive: NOT_ARCHIVED,
  },
  Broadcaster: {
    ...ORGANISATION,
    entity: Broadcaster,
    table: 'broadcaster',
    noun: 'broadcaster',
    name: 't.broadcaster_name',
    visibility: (actor: Actor) => visibleOrganisationsSql(actor, 'BROADCASTER', 't.id'),
    isLive: null,
  },
  AdTech: {
    ...ORGANISATION,
    entity: AdTech,
    table: 'adtech',
    noun: 'adtech',
    name: 't.adtech_name',
    visibility: (actor: Actor) => visibleAdtechsSql(actor, 't'),
    isLive: null,
  },
  AdTechGroup: {
    ...ORGANISATION,
    entity: AdTechGroup,
    table: 'adtech_group',
    noun: 'adtechGroup',
    name: 't.group_name',
    visibility: (actor: Actor) => onlyIf(isAllowed(actor, adtechGroupPolicy, 'list'), everyone()),
    isLive: null,
  },
  Taxonomy: {
    ...UNNAMED,
    entity: Taxonomy,
    table: 'taxonomy',
    noun: 'taxonomy',
    name: 't.description',
    visibility: everyone,
    isLive: null,
  },
  AssociationRequest: {
    ...UNNAMED,
    entity: AssociationRequest,
    table: 'association_request',
    noun: 'associationRequest',
    visibility: (actor: Actor) =>
      onlyIf(
        isAllowed(actor, associationRequestPolicy, 'list'),
        visibleAssociationRequestsSql(actor, 't'),
      ),
    isLive: null,
    hasHistory: true,
  },
  ConnectionCode: {
    ...UNNAMED,
    entity: ConnectionCode,
    table: 'connection_code',
    noun: 'connectionCode',
    visibility: (actor: Actor) =>
      onlyIf(
        isAllowed(actor, connectionCodePolicy, 'list', { id: actor.entityId ?? 0 }),
        visibleConnectionCodesSql(actor, 't'),
      ),
    isLive: NOT_REVOKED,
  },
  Relationship: {
    ...UNNAMED,
    entity: Relationship,
    table: 'relationship',
    noun: 'relationship',
    visibility: (actor: Actor) =>
      onlyIf(isAllowed(actor, relationshipPolicy, 'list'), {
        sql: isRealPairSql('t'),
        params: [],
      }),
    isLive: null,
  },
  User: {
    ...UNNAMED,
    entity: User,
    table: 'app_user',
    noun: 'user',
    visibility: (actor: Actor) => visibleUsersSql(actor, 't'),
    isLive: NOT_ARCHIVED,
    hasHistory: true,
  },
  ApiKey: {
    ...UNNAMED,
    entity: ApiKey,
    table: 'api_key',
    noun: 'apiKey',
    visibility: (actor: Actor) =>
      onlyIf(isAllowed(actor, apiKeyPolicy, 'list'), visibleKeysSql(actor, 't')),
    isLive: NOT_REVOKED,
  },
  AlertEpisode: {
    ...UNNAMED,
    entity: AlertEpisode,
    table: 'alert_episode',
    noun: 'alertEpisode',
    visibility: (actor: Actor) => visibleAlertsSql(actor, 't'),
    isLive: null,
  },
  WebhookEndpoint: {
    ...UNNAMED,
    entity: WebhookEndpoint,
    table: 'webhook_endpoint',
    noun: 'webhookEndpoint',
    visibility: (actor: Actor) =>
      onlyIf(isAllowed(actor, webhookPolicy, 'list'), visibleMembersSql(actor, 't')),
    isLive: NOT_ARCHIVED,
  },
  WebhookDelivery: {
    ...UNNAMED,
    entity: WebhookDelivery,
    table: 'webhook_delivery',
    noun: 'webhookDelivery',
    visibility: (actor: Actor) =>
      onlyIf(isAllowed(actor, webhookPolicy, 'list'), allOf(deliveryVisibility(actor))),
    isLive: null,
  },
} as const satisfies Readonly<Record<string, RecordKind>>;

type Kinds = typeof RECORD_KINDS;
export type RecordType = keyof Kinds;
/** The types with something in that column. */
type TypesWith<Column extends keyof RecordKind> = {
  [Type in RecordType]: Kinds[Type][Column] extends null | false ? never : Type;
}[RecordType];

const typesWith = <Column extends keyof RecordKind>(column: Column): TypesWith<Column>[] =>
  Object.entries<RecordKind>(RECORD_KINDS)
    .filter(([, kind]) => kind[column] !== null && kind[column] !== false)
    .map(([type]) => type as TypesWith<Column>); // Object.entries forgets that these are the keys

export type ChangedType = TypesWith<'savedState'>;
export const CHANGED_TYPES: readonly ChangedType[] = typesWith('savedState');

export type SearchedType = TypesWith<'searchedBy'>;
export const SEARCHED_TYPES: readonly SearchedType[] = typesWith('searchedBy');

export type NamedNoun = Kinds[TypesWith<'name'>]['noun'];
export type AuditedNoun = Kinds[TypesWith<'hasHistory'>]['noun'];
export type ArchivableNoun = Kinds[TypesWith<'isArchivable'>]['noun'];

const byNoun = new Map<string, RecordKind>(
  Object.values<RecordKind>(RECORD_KINDS).map((kind) => [kind.noun, kind]),
);

/** The kind of a noun with a name. */
export const namedKind = (noun: NamedNoun): RecordKind & { name: string } =>
  byNoun.get(noun) as RecordKind & { name: string }; // every noun is of a row
