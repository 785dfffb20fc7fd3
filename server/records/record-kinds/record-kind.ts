import type { EntityClass } from '@mikro-orm/core';
import type { Actor } from '#server/access/identity/actor.js';
import type { COLLECTED_BOOKINGS } from '#server/access/visibility/campaign-visibility-sql.js';
import {
  ofVisibleCustomersSql,
  visibleCustomersSql,
} from '#server/access/visibility/visibility-sql.js';
import type { RowCondition } from '#server/core/orm/find-row.js';

/** Every room knows this of a kind of record. SQL is over the table's alias `t`. */
export interface RecordKind {
  entity: EntityClass<{ id: number }>;
  table: string;
  /** The subject type of its audit entries, and the field of a change in the feed. */
  noun: string;
  /** SQL: its name in histories and searches. */
  name: string | null;
  /** The column with its client. Whoever does not see the client does not see the record. */
  customerId: 't.id' | 't.customer_id' | null;
  /**
   * SQL: true of the records that the actor sees, archived and removed ones as well: those of
   * visible clients, or of all where it has no client. The query may hold the visible bookings.
   */
  visibility: (actor: Actor, bookings?: typeof COLLECTED_BOOKINGS) => RowCondition;
  /** SQL: false of a record that no id finds any more. Null where ids find every record. */
  isLive: string | null;
  /** SQL: false of an archived record, which its lists leave out. Null where they leave out none. */
  isListed: string | null;
  /** Whether `server/domains/archive` archives and restores it; an id finds it meanwhile. */
  isArchivable: boolean;
  /** Whether people read its history. */
  hasHistory: boolean;
  /** A name needs `searchIndex` and `prefixIndex`, a key the column `key`. Null: no search finds it. */
  searchedBy: readonly ('label' | 'name' | 'key')[] | null;
  /** SQL: a text that every save changes. Null where the change feed does not have the kind. */
  savedState: string | null;
}

const where = (sql: string | null): RowCondition[] => (sql === null ? [] : [{ sql, params: [] }]);

function ofVisibleClients({ customerId }: RecordKind, actor: Actor): RowCondition[] {
  if (customerId === null) return [];
  if (customerId === 't.id') return [visibleCustomersSql(actor, customerId)];
  return [ofVisibleCustomersSql(actor, 't')];
}

/** The records whose names the caller may read: archived and removed ones as well. */
export const namedRows = (kind: RecordKind, actor: Actor): RowCondition[] => [
  ...ofVisibleClients(kind, actor),
  kind.visibility(actor),
];

/** The records that the caller finds by their ids: archived ones as well. */
export const visibleRows = (kind: RecordKind, actor: Actor): RowCondition[] => [
  ...where(kind.isLive),
  ...namedRows(kind, actor),
];

/** The records of visible clients that are not archived: of them the caller sees `visibility`. */
export const listedOfClients = (kind: RecordKind, actor: Actor): RowCondition[] => [
  ...where(kind.isListed),
  ...where(kind.isLive),
  ...ofVisibleClients(kind, actor),
];

/** The records of the kind's list. */
export const listedRows = (kind: RecordKind, actor: Actor): RowCondition[] => [
  ...listedOfClients(kind, actor),
  kind.visibility(actor),
];
