import type { Actor } from '#server/access/identity/actor.js';
import {
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
import type { RecordKind } from './record-hit.type.js';

/** How the records of one kind are found: a source with the record as `t` and its client as `c`. */
export interface SearchedKind {
  source: string;
  /** The name that is shown. */
  name: string;
  /** The table whose names are searched, with an index over `nameOrder` of the name. */
  named?: { table: string; column: string };
  /** Which records are of visible clients. */
  ofClients: (actor: Actor) => RowCondition;
  /** Which of those are visible. */
  visible: (actor: Actor) => RowCondition;
  /** The column with the public key of a tag. */
  key?: string;
}

export const CLIENT_LABEL = 'coalesce(c.display_name, c.cust_name)';
export const ALL: RowCondition = { sql: 'true', params: [] };

const withClient = (table: string) => `${table} t join customer c on c.id = t.customer_id`;
const ofClients = (actor: Actor) => ofVisibleCustomersSql(actor, 't');
const listedOfClients = (actor: Actor) =>
  allOf([{ sql: 't.archived_at is null', params: [] }, ofClients(actor)]);

/** The conditions are those of the kind's list, and of `NODE_SOURCES`. */
export const SEARCHED_KINDS: Readonly<Record<RecordKind, SearchedKind>> = {
  Customer: {
    source: 'customer t join customer c on c.id = t.id',
    name: CLIENT_LABEL,
    ofClients: (actor) =>
      allOf([{ sql: 't.archived_at is null', params: [] }, visibleCustomersSql(actor, 't.id')]),
    visible: () => ALL,
  },
  Campaign: {
    source: withClient('campaign'),
    name: 't.campaign_name',
    named: { table: 'campaign', column: 't.campaign_name' },
    ofClients: listedOfClients,
    visible: (actor) => visibleCampaignsSql(actor, 't'),
  },
  Booking: {
    source: withClient('booking'),
    name: 't.booking_name',
    named: { table: 'booking', column: 't.booking_name' },
    ofClients: listedOfClients,
    visible: (actor) => visibleBookingsSql(actor, 't'),
  },
  Creative: {
    source: withClient('creative'),
    name: 't.description',
    named: { table: 'creative', column: 't.description' },
    ofClients: listedOfClients,
    visible: (actor) => visibleCreativesSql(actor, 't'),
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
    named: { table: 'site_tag', column: 't.tag_description' },
    ofClients: listedOfClients,
    visible: () => ALL,
    key: 't.key',
  },
  Experiment: {
    source: withClient('experiment'),
    name: 't.experiment_name',
    named: { table: 'experiment', column: 't.experiment_name' },
    ofClients,
    visible: (actor) => visibleExperimentsSql(actor, 't'),
  },
};
