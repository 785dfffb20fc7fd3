import {
  ofVisibleCustomersSql,
  visibleBookingsSql,
  visibleCustomersSql,
} from '#server/access/visibility/visibility-sql.js';
import {
  visibleCampaignsSql,
  visibleCreativesSql,
} from '#server/access/visibility/campaign-visibility-sql.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { RowCondition } from '#server/core/orm/find-row.js';
import { nameOrder } from '#server/core/orm/name-order.js';
import { holds } from '#server/core/orm/search.js';
import type { RecordKind } from './record-hit.type.js';

/** How the records of one kind are found: an SQL source with the record as `t` and its client as `c`. */
interface SearchedKind {
  source: string;
  /** The name that is shown. */
  name: string;
  /** What words are searched in, besides the client's label. */
  searchIn: string;
  /** The records in the caller's sight. */
  visible: (actor: Actor) => RowCondition[];
  /** The column with the public key of a tag. */
  key?: string;
}

export const CLIENT_LABEL = 'coalesce(c.display_name, c.cust_name)';

const withClient = (table: string) => `${table} t join customer c on c.id = t.customer_id`;

/** The conditions are those of the kind's list, and of `NODE_SOURCES`. */
export const SEARCHED_KINDS: Readonly<Record<RecordKind, SearchedKind>> = {
  Customer: {
    source: 'customer t join customer c on c.id = t.id',
    name: CLIENT_LABEL,
    searchIn: `t.cust_name || ' ' || coalesce(t.domain, '')`,
    visible: (actor) => [
      { sql: 't.archived_at is null', params: [] },
      visibleCustomersSql(actor, 't.id'),
    ],
  },
  Campaign: {
    source: withClient('campaign'),
    name: 't.campaign_name',
    searchIn: 't.campaign_name',
    visible: (actor) => [ofVisibleCustomersSql(actor, 't'), visibleCampaignsSql(actor, 't')],
  },
  Booking: {
    source: withClient('booking'),
    name: 't.booking_name',
    searchIn: 't.booking_name',
    visible: (actor) => [ofVisibleCustomersSql(actor, 't'), visibleBookingsSql(actor, 't')],
  },
  Creative: {
    source: withClient('creative'),
    name: 't.description',
    searchIn: 't.description',
    visible: (actor) => [ofVisibleCustomersSql(actor, 't'), visibleCreativesSql(actor, 't')],
  },
  SiteTag: {
    source: withClient('site_tag'),
    name: 't.tag_description',
    searchIn: 't.tag_description',
    visible: (actor) => [ofVisibleCustomersSql(actor, 't')],
    key: 't.key',
  },
  ImpressionTag: {
    source: `${withClient('impression_tag')}
      join booking b on b.customer_id = t.customer_id and b.id = t.booking_id
      join creative r on r.customer_id = t.customer_id and r.id = t.creative_id`,
    name: 'r.description',
    searchIn: 'b.booking_name',
    visible: (actor) => [
      { sql: 't.removed_at is null', params: [] },
      ofVisibleCustomersSql(actor, 't'),
      visibleBookingsSql(actor, 'b'),
    ],
    key: 't.key',
  },
};

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

/** Every word is in the record's own texts or in the label of its client; or the key is the tag's. */
export function matching({ searchIn, key }: SearchedKind, { words, keys }: Sought): RowCondition {
  if (keys.length > 0)
    return key === undefined
      ? { sql: 'false', params: [] }
      : { sql: `${key} = any(?)`, params: [`{${keys.join(',')}}`] };

  const conditions = words.map((word) => holds(`${searchIn} || ' ' || ${CLIENT_LABEL}`, word));

  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    params: conditions.flatMap(({ params }) => params),
  };
}

/** Names that begin with the text come first, then names that hold it, then the shorter ones. */
export const orderOf = ({ name }: SearchedKind, { text }: Sought): RowCondition => ({
  sql: `case strpos(${nameOrder(`(${name})`)}, ?) when 1 then 0 when 0 then 2 else 1 end, length(${name}), t.id desc`,
  params: [text],
});
