import type { Actor } from '#server/access/identity/actor.js';
import {
  type COLLECTED_BOOKINGS,
  visibleCampaignsSql,
  visibleCreativesSql,
} from '#server/access/visibility/campaign-visibility-sql.js';
import {
  ofVisibleCustomersSql,
  visibleBookingsSql,
  visibleCustomersSql,
} from '#server/access/visibility/visibility-sql.js';
import { allOf, type RowCondition } from '#server/core/orm/find-row.js';
import { visibleExperimentsSql } from '#server/domains/experiments/visible-experiments-sql.js';
import { RECORD_KINDS, type RecordKind } from './record-hit.type.js';

/** A table with a `searchIndex` and a `prefixIndex` over a column of names. */
interface SearchedNames {
  table: string;
  column: string;
  /** Which of its rows are listed. */
  listed: string;
}

/** How the records of one kind are found: a source with the record as `t` and its client as `c`. */
export interface SearchedKind {
  source: string;
  /** The name that is shown. */
  name: string;
  /** The names that are searched. */
  named?: SearchedNames;
  /** Which records are listed and of visible clients. */
  ofClients: (actor: Actor) => RowCondition;
  /** Which of those are visible, where the query may hold the visible bookings. */
  visible: (actor: Actor, bookings?: typeof COLLECTED_BOOKINGS) => RowCondition;
  /** The column with the public key of a tag. */
  key?: string;
}

export const CLIENT_LABEL = 'coalesce(c.display_name, c.cust_name)';
const ALL: RowCondition = { sql: 'true', params: [] };

const withClient = (table: string) => `${table} t join customer c on c.id = t.customer_id`;
const ofClients = (actor: Actor) => ofVisibleCustomersSql(actor, 't');
const LISTED = 't.archived_at is null';
const listedOfClients = (actor: Actor) => allOf([{ sql: LISTED, params: [] }, ofClients(actor)]);

/** The conditions are those of the kind's list, and of `NODE_SOURCES`. */
export const SEARCHED_KINDS: Readonly<Record<RecordKind, SearchedKind>> = {
  Customer: {
    source: 'customer t join customer c on c.id = t.id',
    name: CLIENT_LABEL,
    ofClients: (actor) => allOf([{ sql: LISTED, params: [] }, visibleCustomersSql(actor, 't.id')]),
    visible: () => ALL,
  },
  Campaign: {
    source: withClient('campaign'),
    name: 't.campaign_name',
    named: { table: 'campaign', column: 't.campaign_name', listed: LISTED },
    ofClients: listedOfClients,
    visible: (actor, bookings) => visibleCampaignsSql(actor, 't', bookings),
  },
  Booking: {
    source: withClient('booking'),
    name: 't.booking_name',
    named: { table: 'booking', column: 't.booking_name', listed: LISTED },
    ofClients: listedOfClients,
    visible: (actor) => visibleBookingsSql(actor, 't'),
  },
  Creative: {
    source: withClient('creative'),
    name: 't.description',
    named: { table: 'creative', column: 't.description', listed: LISTED },
    ofClients: listedOfClients,
    visible: (actor, bookings) => visibleCreativesSql(actor, 't', bookings),
  },
  ImpressionTag: {
    source: `${withClient('impression_tag')}
      join booking b on b.customer_id = t.customer_id and b.id = t.booking_id
      join creative r on r.customer_id = t.customer_id and r.id = t.creative_id`,
    name: 'r.description',
    ofClients: (actor) =>
      allOf([
        { sql: 't.removed_at is null and b.archived_at is null', params: [] },
        ofClients(actor),
        visibleBookingsSql(actor, 'b'),
      ]),
    visible: () => ALL,
    key: 't.key',
  },
  SiteTag: {
    source: withClient('site_tag'),
    name: 't.tag_description',
    named: { table: 'site_tag', column: 't.tag_description', listed: LISTED },
    ofClients: listedOfClients,
    visible: () => ALL,
    key: 't.key',
  },
  Experiment: {
    source: withClient('experiment'),
    name: 't.experiment_name',
    named: { table: 'experiment', column: 't.experiment_name', listed: 'true' },
    ofClients,
    visible: (actor) => visibleExperimentsSql(actor, 't'),
  },
};

export interface NamedKind extends SearchedKind {
  kind: RecordKind;
  named: SearchedNames;
}

/** The kinds that are found by names of their own. */
export const NAMED_KINDS: readonly NamedKind[] = RECORD_KINDS.flatMap((kind) => {
  const { named, ...searched } = SEARCHED_KINDS[kind];
  return named ? [{ ...searched, kind, named }] : [];
});
