import type { Actor } from '#server/access/identity/actor.js';
import { allOf, type RowCondition } from '#server/core/orm/find-row.js';
import { nameOrder } from '#server/core/orm/name-order.js';
import { clientText } from '#server/domains/organisations/customer/client-text.js';
import type { RecordKind } from './record-hit.type.js';
import { ALL, CLIENT_LABEL, SEARCHED_KINDS, type SearchedKind } from './searched-kinds.js';

const MAX_WORDS = 8;
/** The shortest word of which an index of three letters each knows where it is in a name. */
const MIN_INDEXED_LENGTH = 3;
/** Of a text that is in more names, the best are looked for among so many. */
const MAX_CANDIDATES = 500;

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

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The text holds the word; a word of one or two letters begins a word of it. */
function holdsWord(text: string, word: string): RowCondition {
  const pattern = escaped(word);
  return word.length < MIN_INDEXED_LENGTH
    ? { sql: `(${text} like ? or ${text} like ?)`, params: [`${pattern}%`, `% ${pattern}%`] }
    : { sql: `${text} like ?`, params: [`%${pattern}%`] };
}

/** The word is in the name or in the label of the client, which the index finds among its texts. */
function nameOrClientHolds(column: string, word: string): RowCondition {
  const own = holdsWord(nameOrder(column), word);
  const client = allOf([
    holdsWord(nameOrder(clientText('f.')), word),
    holdsWord(nameOrder('coalesce(f.display_name, f.cust_name)'), word),
  ]);
  return {
    sql: `(${own.sql} or t.customer_id = any(array(select f.id from customer f where ${client.sql})))`,
    params: [...own.params, ...client.params],
  };
}

/**
 * The records of visible clients whose names begin with the text, hold it, or hold every word
 * together with their clients: at most so many of each.
 */
function candidates(
  { table, column }: { table: string; column: string },
  clients: RowCondition,
  { text, words }: Sought,
  max: number | null,
): RowCondition {
  const name = nameOrder(column);
  const conditions = [
    { sql: `${name} like ?`, params: [`${escaped(text)}%`] },
    holdsWord(name, text),
    allOf(words.map((word) => nameOrClientHolds(column, word))),
  ];
  const limit = max === null ? '' : `limit ${max}`;

  const parts = conditions.map((condition) => {
    const { sql, params } = allOf([condition, clients]);
    return { sql: `(select t.id from ${table} t where ${sql} ${limit})`, params };
  });

  return {
    sql: `t.id in (${parts.map(({ sql }) => sql).join(' union all ')})`,
    params: parts.flatMap(({ params }) => params),
  };
}

/** Names that begin with the text come first, then names that hold it, then the shorter ones. */
const orderOf = ({ name }: SearchedKind, { text }: Sought): RowCondition => ({
  sql: `case strpos(${nameOrder(name)}, ?) when 1 then 0 when 0 then 2 else 1 end, length(${name}), t.id desc`,
  params: [text],
});

/**
 * Rights that need a look at each row come last: after the order, until enough rows are found.
 * `offset 0` keeps PostgreSQL from checking them first.
 */
function hitsSql(
  kind: RecordKind,
  actor: Actor,
  where: RowCondition,
  order: RowCondition,
  limit: number,
): RowCondition {
  const { source, name, visible } = SEARCHED_KINDS[kind];
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

const ofVisibleClients = (kind: RecordKind, actor: Actor, match: RowCondition): RowCondition =>
  allOf([match, SEARCHED_KINDS[kind].ofClients(actor)]);

/**
 * The best records of a kind by their names, with the columns `hit_…` and `client_…`: first among
 * some candidates, and among all where fewer than `limit` of those are visible.
 */
export function namedSql(
  kind: RecordKind,
  actor: Actor,
  sought: Sought,
  limit: number,
): RowCondition[] {
  const searched = SEARCHED_KINDS[kind];
  const order = orderOf(searched, sought);
  const { named } = searched;
  const clients = searched.ofClients(actor);

  if (!named) {
    const matches = sought.words.map((word) => holdsWord(nameOrder(clientText('t.')), word));
    return [hitsSql(kind, actor, allOf([...matches, clients]), order, limit)];
  }

  const seesAll = searched.visible(actor).sql === ALL.sql;

  return (seesAll ? [MAX_CANDIDATES] : [MAX_CANDIDATES, null]).map((max) =>
    hitsSql(kind, actor, candidates(named, clients, sought, max), order, limit),
  );
}

/** The tags with these keys; null for a kind that is no tag. */
export function keyedSql(
  kind: RecordKind,
  actor: Actor,
  { keys }: Sought,
  limit: number,
): RowCondition | null {
  const { key } = SEARCHED_KINDS[kind];
  if (key === undefined) return null;

  const match = { sql: `${key} = any(?)`, params: [`{${keys.join(',')}}`] };
  return hitsSql(
    kind,
    actor,
    ofVisibleClients(kind, actor, match),
    { sql: 't.id', params: [] },
    limit,
  );
}

/** The impression tags of these bookings, in the order of their ids. */
export const tagsOfBookingsSql = (
  actor: Actor,
  bookings: readonly { recordId: number; customerId: number }[],
  limit: number,
): RowCondition =>
  hitsSql(
    'ImpressionTag',
    actor,
    ofVisibleClients('ImpressionTag', actor, {
      sql: '(t.customer_id, t.booking_id) in (select * from unnest(?::int[], ?::int[]))',
      params: [
        `{${bookings.map(({ customerId }) => customerId).join(',')}}`,
        `{${bookings.map(({ recordId }) => recordId).join(',')}}`,
      ],
    }),
    { sql: 't.booking_id, t.id', params: [] },
    limit,
  );

/** The records of a kind with these ids, the same columns. */
export const knownSql = (kind: RecordKind, actor: Actor, ids: readonly number[]): RowCondition =>
  hitsSql(
    kind,
    actor,
    ofVisibleClients(kind, actor, { sql: 't.id = any(?)', params: [`{${ids.join(',')}}`] }),
    { sql: 't.id', params: [] },
    ids.length,
  );
