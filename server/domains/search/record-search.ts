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
import { holds, lowered } from '#server/core/orm/search.js';
import type { RecordKind } from './record-hit.type.js';

/** How the records of one kind are found: a source with the record as `t` and its client as `c`. */
interface SearchedKind {
  source: string;
  /** The name that is shown. */
  name: string;
  /** What words are searched in, besides the client's label. */
  searchIn: string;
  /** Which records are of visible clients. */
  ofClients: (actor: Actor) => RowCondition;
  /** Which of those are visible. */
  visible: (actor: Actor) => RowCondition;
  /** The column with the public key of a tag. */
  key?: string;
}

const CLIENT_LABEL = 'coalesce(c.display_name, c.cust_name)';
const ALL: RowCondition = { sql: 'true', params: [] };

const withClient = (table: string) => `${table} t join customer c on c.id = t.customer_id`;
const ofClients = (actor: Actor) => ofVisibleCustomersSql(actor, 't');

/** The conditions are those of the kind's list, and of `NODE_SOURCES`. */
const SEARCHED_KINDS: Readonly<Record<RecordKind, SearchedKind>> = {
  Customer: {
    source: 'customer t join customer c on c.id = t.id',
    name: CLIENT_LABEL,
    searchIn: `t.cust_name || ' ' || coalesce(t.domain, '')`,
    ofClients: (actor) =>
      allOf([{ sql: 't.archived_at is null', params: [] }, visibleCustomersSql(actor, 't.id')]),
    visible: () => ALL,
  },
  Campaign: {
    source: withClient('campaign'),
    name: 't.campaign_name',
    searchIn: 't.campaign_name',
    ofClients,
    visible: (actor) => visibleCampaignsSql(actor, 't'),
  },
  Booking: {
    source: withClient('booking'),
    name: 't.booking_name',
    searchIn: 't.booking_name',
    ofClients,
    visible: (actor) => visibleBookingsSql(actor, 't'),
  },
  Creative: {
    source: withClient('creative'),
    name: 't.description',
    searchIn: 't.description',
    ofClients,
    visible: (actor) => visibleCreativesSql(actor, 't'),
  },
  ImpressionTag: {
    source: `${withClient('impression_tag')}
      join booking b on b.customer_id = t.customer_id and b.id = t.booking_id
      join creative r on r.customer_id = t.customer_id and r.id = t.creative_id`,
    name: 'r.description',
    searchIn: 'b.booking_name',
    ofClients: (actor) =>
      allOf([
        { sql: 't.removed_at is null', params: [] },
        ofClients(actor),
        visibleBookingsSql(actor, 'b'),
      ]),
    visible: () => ALL,
    key: 't.key',
  },
  SiteTag: {
    source: withClient('site_tag'),
    name: 't.tag_description',
    searchIn: 't.tag_description',
    ofClients,
    visible: () => ALL,
    key: 't.key',
  },
};

/** Impression tags are found by their bookings, by the best of them. */
const BOOKINGS_WITH_TAGS = 20;
const MAX_WORDS = 8;

/** The public keys of tags in a text, for instance in the URL of a tag. */
const KEY = /(?<![\w-])[\w-]{22}(?![\w-])/g;

/** What a typed text asks for. */
export interface Sought {
  /** In lower case. */
  text: string;
  words: readonly string[];
  keys: readonly string[];
}

export function readSought(typed: string): Sought {
  const text = typed.trim().toLowerCase();
  return {
    text,
    words: text
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, MAX_WORDS),
    keys: typed.match(KEY) ?? [],
  };
}

/**
 * Every word is in the record's own texts or in the label of its client; or the key is the tag's.
 */
function matching({ searchIn, key }: SearchedKind, { words, keys }: Sought): RowCondition {
  if (keys.length > 0)
    return key === undefined
      ? { sql: 'false', params: [] }
      : { sql: `${key} = any(?)`, params: [`{${keys.join(',')}}`] };

  return allOf(words.map((word) => holds(`${searchIn} || ' ' || ${CLIENT_LABEL}`, word)));
}

/** Names that begin with the text come first, then names that hold it, then the shorter ones. */
const orderOf = ({ name }: SearchedKind, { text }: Sought): RowCondition => ({
  sql: `case strpos(${lowered(name, text)}, ?) when 1 then 0 when 0 then 2 else 1 end, length(${name}), t.id desc`,
  params: [text],
});

/**
 * Rights that need a look at each row come last: after the order, until enough rows are found.
 * `offset 0` keeps PostgreSQL from checking them first.
 */
function hitsSql(
  kind: RecordKind,
  actor: Actor,
  match: RowCondition,
  order: RowCondition,
  limit: number,
): RowCondition {
  const { source, name, ofClients: clients, visible } = SEARCHED_KINDS[kind];
  const where = allOf([match, clients(actor)]);
  const isVisible = visible(actor);
  const booking = kind === 'ImpressionTag' ? 'b.booking_name' : 'null::text';

  return {
    sql: `select * from (
        select t.*, ${name} as hit_name, ${booking} as hit_booking, c.id as client_id, ${CLIENT_LABEL} as client_label
        from ${source} where ${where.sql} order by ${order.sql} offset 0
      ) t where ${isVisible.sql} limit ?`,
    params: [...where.params, ...order.params, ...isVisible.params, limit],
  };
}

/** The best records of a kind for what is sought, with the columns `hit_…` and `client_…`. */
export function searchSql(
  kind: RecordKind,
  actor: Actor,
  sought: Sought,
  limit: number,
): RowCondition {
  const searched = SEARCHED_KINDS[kind];
  const match = matching(searched, sought);

  if (kind !== 'ImpressionTag' || sought.keys.length > 0)
    return hitsSql(kind, actor, match, orderOf(searched, sought), limit);

  const bookings = searchSql('Booking', actor, sought, BOOKINGS_WITH_TAGS);
  const ofBookings = {
    sql: `(t.customer_id, t.booking_id) in (select f.customer_id, f.id from (${bookings.sql}) f)`,
    params: bookings.params,
  };

  return hitsSql(kind, actor, ofBookings, { sql: 't.booking_id, t.id', params: [] }, limit);
}

/** The records of a kind with these ids, the same columns. */
export const knownSql = (kind: RecordKind, actor: Actor, ids: readonly number[]): RowCondition =>
  hitsSql(
    kind,
    actor,
    { sql: 't.id = any(?)', params: [`{${ids.join(',')}}`] },
    { sql: 't.id', params: [] },
    ids.length,
  );
