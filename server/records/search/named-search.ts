import type { Actor } from '#server/access/identity/actor.js';
import {
  COLLECTED_BOOKINGS,
  collectedBookingsSql,
} from '#server/access/visibility/campaign-visibility-sql.js';
import { allOf, type RowCondition } from '#server/core/orm/find-row.js';
import { nameOrder } from '#server/core/orm/name-order.js';
import { clientText } from '#server/domains/organisations/customer/client-text.js';
import { CUSTOMER_LABEL } from '#server/domains/organisations/base/organisation.sort.js';
import { listedOfClients, type RecordKind } from '#server/records/record-kinds/record-kind.js';
import {
  RECORD_KINDS,
  SEARCHED_TYPES,
  type SearchedType,
} from '#server/records/record-kinds/record-kinds.js';
import { CLIENT_LABEL } from './record-search.js';
import { beginsWith, holdsWord, type SearchTerms } from './search-terms.js';

/** The best of the names that only hold the text or its words are looked for among so many. */
const MAX_OF_RANK = 100;
/** PostgreSQL takes 0.1 s to plan with thousands of constants. */
const MAX_CONSTANTS = 1_000;

interface NamedKind extends RecordKind {
  name: string;
}

const NAMED_TYPES = SEARCHED_TYPES.filter((type) => {
  const { searchedBy }: RecordKind = RECORD_KINDS[type];
  return searchedBy?.includes('name');
});

export interface NamedSearch {
  actor: Actor;
  terms: SearchTerms;
  /** The ids of the clients whose labels hold a word, for each word. */
  clientsOfWords: readonly (readonly number[])[];
  limitOf: (type: SearchedType) => number;
}

/**
 * The ids of the clients whose labels hold a word, as `ids` in a row of each word. The caller may
 * not see them all: `namedSql` looks only among visible clients.
 */
export function clientsOfWordsSql({ words }: SearchTerms): RowCondition {
  const rows = words.map((word) => {
    const { sql, params } = allOf([
      holdsWord(nameOrder(clientText('t.')), word), // for the index; the label is a part of it
      holdsWord(nameOrder(CUSTOMER_LABEL), word),
    ]);
    return { sql: `select array(select t.id from customer t where ${sql}) as ids`, params };
  });

  return {
    sql: rows.map(({ sql }) => sql).join(' union all '),
    params: rows.flatMap(({ params }) => params),
  };
}

/** The record is of one of these clients. */
function isOfClients(clients: readonly number[]): RowCondition {
  const params = [`{${clients.join(',')}}`];
  return clients.length > MAX_CONSTANTS
    ? { sql: 't.customer_id in (select unnest(?::int[]))', params }
    : { sql: 't.customer_id = any(?::int[])', params };
}

/** The word is in the name, or in the label of one of these clients. */
function nameOrClientHolds(column: string, word: string, clients: readonly number[]): RowCondition {
  const own = holdsWord(nameOrder(column), word);
  if (clients.length === 0) return own;
  const ofClients = isOfClients(clients);
  return { sql: `(${ofClients.sql} or ${own.sql})`, params: [...ofClients.params, ...own.params] };
}

/** The names that hold every word together with their clients; of one word, those of its clients. */
function holdsWordsOrClients(column: string, { terms, clientsOfWords }: NamedSearch): RowCondition {
  const ofWord = (n: number) => clientsOfWords[n] ?? [];
  return terms.words.length === 1
    ? isOfClients(ofWord(0))
    : allOf(terms.words.map((word, n) => nameOrClientHolds(column, word, ofWord(n))));
}

/**
 * Rows of a kind by rank: `named` begin with the text, `holding` hold it, `others` hold its words
 * together with their clients. A rank is read only while those before it have too few visible rows,
 * and rows are looked at only until there are enough. `is true` keeps PostgreSQL from turning a
 * condition into a join, which could lose the order.
 */
function ranksSql(kind: NamedKind, search: NamedSearch, limit: number): RowCondition {
  const { table, name: column, isListed } = kind;
  const { actor, terms } = search;
  const name = nameOrder(column);
  const visible = kind.visibility(actor, COLLECTED_BOOKINGS);
  const ofClients = `${isListed ?? 'true'} and t.customer_id in (select id from visible_client)`;
  const columns = `t.id, t.customer_id, ${column} as hit_name`;

  const begins = beginsWith(name, terms.text);
  const holds = holdsWord(name, terms.text);
  const words = holdsWordsOrClients(column, search);

  const further = (match: RowCondition, before: readonly string[], not: string): RowCondition => {
    const found = before.map((rank) => `(select count(*) from ${rank})`).join(' + ');
    return {
      sql: `select ${columns} from (select t.* from ${table} t where ${match.sql} offset 0) t
        where ${found} < ${limit} and t.id not in (${not}) and ${ofClients} and (${visible.sql}) is true
        limit ${MAX_OF_RANK}`,
      params: [...match.params, ...visible.params],
    };
  };
  const second = further(holds, ['named'], 'select id from beginning');
  const third = further(
    words,
    ['named', 'holding'],
    'select id from beginning union all select id from holding',
  );

  return {
    sql: `with beginning as materialized (
        select t.* from ${table} t where ${begins.sql} and ${ofClients} order by length(${column}), t.id desc
      ), named as materialized (
        select ${columns} from beginning t where (${visible.sql}) is true limit ${limit}
      ), holding as materialized (${second.sql}), others as materialized (${third.sql})
      select *, 0 as rank from named union all select *, 1 from holding union all select *, 2 from others`,
    params: [...begins.params, ...visible.params, ...second.params, ...third.params],
  };
}

/** The best of each kind that has names, in the order of the kinds, with the columns of a hit. */
export function namedSql(search: NamedSearch): RowCondition {
  const { actor, limitOf } = search;
  const clients = allOf(listedOfClients(RECORD_KINDS.Customer, actor));
  const bookings = collectedBookingsSql(actor);

  const kinds = NAMED_TYPES.map((type, place) => {
    const limit = limitOf(type);
    const { sql, params } = ranksSql(RECORD_KINDS[type], search, limit);
    return {
      sql: `(select '${type}' as kind, ${place} as place, t.*
        from (${sql}) t order by rank, length(hit_name), id desc limit ${limit})`,
      params,
    };
  });

  return {
    sql: `with visible_client as materialized (select t.id from customer t where ${clients.sql}),
        ${COLLECTED_BOOKINGS} as materialized (${bookings.sql})
      select t.kind, t.id, t.hit_name, null as hit_booking, c.id as client_id, ${CLIENT_LABEL} as client_label
      from (${kinds.map(({ sql }) => sql).join(' union all ')}) t join customer c on c.id = t.customer_id
      order by t.place, t.rank, length(t.hit_name), t.id desc`,
    params: [...clients.params, ...bookings.params, ...kinds.flatMap(({ params }) => params)],
  };
}
