import type { EntityClass } from '@mikro-orm/core';
import type { Actor } from '#server/access/identity/actor.js';
import { visibleChannelsSql } from '#server/access/visibility/bookable-sql.js';
import {
  visibleCampaignsSql,
  visibleCreativesSql,
} from '#server/access/visibility/campaign-visibility-sql.js';
import {
  ofVisibleCustomersSql,
  visibleBookingsSql,
  visibleCustomersSql,
} from '#server/access/visibility/visibility-sql.js';
import type { RowCondition } from '#server/core/orm/find-row.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { Experiment } from '#server/domains/experiments/experiment.entity.js';
import { visibleExperimentsSql } from '#server/domains/experiments/visible-experiments-sql.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';

interface ChangedRecord<T extends object> {
  entity: EntityClass<T>;
  table: string;
  /** Who sees the record, over the table's alias `t`; the list adds `isListed`. */
  visibility: (actor: Actor) => RowCondition[];
  /** An SQL text that every save changes. */
  savedState: string;
  /** The column with the customer, whose archiving archives the record. */
  customerId?: string;
  /** SQL: whether it is not archived itself. */
  isListed?: string;
}

const SAVED_AT = `extract(epoch from t.updated_at)::text`;
const WITH_VERSION = `t.version || '@' || ${SAVED_AT}`;

function visibleTags(actor: Actor): RowCondition[] {
  const { sql, params } = visibleBookingsSql(actor, 'b');
  const ofBooking = `select true from booking b where b.customer_id = t.customer_id and b.id = t.booking_id and ${sql} limit 1`;
  return [
    { sql: 't.removed_at is null', params: [] },
    ofVisibleCustomersSql(actor, 't'),
    { sql: `(${ofBooking})`, params },
  ];
}

/** A count that is final makes it an experiment with a result. */
const WITH_COUNT = `${WITH_VERSION} || coalesce((select '@' || n.counted_at::text
  from event_store.experiment_count n where n.experiment_id = t.id and n.is_final), '')`;

const ofCustomer = { customerId: 't.customer_id' };
const isListed = 't.archived_at is null';
const IS_BOOKING_LISTED =
  '(t.customer_id, t.booking_id) not in (select b.customer_id, b.id from booking b where b.archived_at is not null)';

/**
 * The records that partners copy. A new type is a row here, an enum value and a field of Change;
 * `NODE_SOURCES` finds these types by the same conditions.
 */
export const CHANGED_RECORDS = {
  Customer: {
    entity: Customer,
    table: 'customer',
    visibility: (actor: Actor) => [
      { sql: 't.archived_at is null', params: [] },
      visibleCustomersSql(actor, 't.id'),
    ],
    savedState: WITH_VERSION,
    customerId: 't.id',
  },
  Channel: {
    entity: Channel,
    table: 'channel',
    visibility: (actor: Actor) => [visibleChannelsSql(actor, 't')],
    savedState: WITH_VERSION,
  },
  Campaign: {
    entity: Campaign,
    table: 'campaign',
    visibility: (actor: Actor) => [
      ofVisibleCustomersSql(actor, 't'),
      visibleCampaignsSql(actor, 't'),
    ],
    savedState: WITH_VERSION,
    ...ofCustomer,
    isListed,
  },
  Booking: {
    entity: Booking,
    table: 'booking',
    visibility: (actor: Actor) => [
      ofVisibleCustomersSql(actor, 't'),
      visibleBookingsSql(actor, 't'),
    ],
    savedState: WITH_VERSION,
    ...ofCustomer,
    isListed,
  },
  Creative: {
    entity: Creative,
    table: 'creative',
    visibility: (actor: Actor) => [
      ofVisibleCustomersSql(actor, 't'),
      visibleCreativesSql(actor, 't'),
    ],
    savedState: WITH_VERSION,
    ...ofCustomer,
    isListed,
  },
  ImpressionTag: {
    entity: ImpressionTag,
    table: 'impression_tag',
    visibility: visibleTags,
    savedState: SAVED_AT,
    ...ofCustomer,
    isListed: IS_BOOKING_LISTED,
  },
  SiteTag: {
    entity: SiteTag,
    table: 'site_tag',
    visibility: (actor: Actor) => [ofVisibleCustomersSql(actor, 't')],
    savedState: WITH_VERSION,
    ...ofCustomer,
    isListed,
  },
  Experiment: {
    entity: Experiment,
    table: 'experiment',
    visibility: (actor: Actor) => [
      ofVisibleCustomersSql(actor, 't'),
      visibleExperimentsSql(actor, 't'),
    ],
    savedState: WITH_COUNT,
    ...ofCustomer,
  },
} as const satisfies Record<
  string,
  | ChangedRecord<Customer>
  | ChangedRecord<Channel>
  | ChangedRecord<Campaign>
  | ChangedRecord<Booking>
  | ChangedRecord<Creative>
  | ChangedRecord<ImpressionTag>
  | ChangedRecord<SiteTag>
  | ChangedRecord<Experiment>
>;

export type ChangedType = keyof typeof CHANGED_RECORDS;
export const CHANGED_TYPES = Object.keys(CHANGED_RECORDS) as ChangedType[]; // Object.keys forgets that these are the keys

/** The conditions of the type's list: visible records that are not archived. */
export function listedRows(type: ChangedType, actor: Actor): RowCondition[] {
  const record: Pick<ChangedRecord<object>, 'visibility' | 'isListed'> = CHANGED_RECORDS[type];
  const { visibility, isListed: sql } = record;
  return [...(sql === undefined ? [] : [{ sql, params: [] }]), ...visibility(actor)];
}
