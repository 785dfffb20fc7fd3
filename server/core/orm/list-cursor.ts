import { seal, unseal } from '#server/core/crypto/seal.js';
import type { RowCondition } from './find-row.js';

/** The values that order a list, as PostgreSQL prints them; the last one is the id. */
export type SortKey = readonly string[];

export interface ListOrder {
  /** The table as `t`, and what orders it. */
  source: string;
  /** SQL expressions that are never null; the last one is the id. */
  keys: readonly string[];
  descending: boolean;
}

/** A cursor is for both directions of one list in one order. */
const purposeOf = ({ source, keys }: ListOrder): string =>
  `list cursor ${source} ${keys.join(', ')}`;

/**
 * Encrypted, because only a row that the caller has read may reveal how others compare with it: a
 * key of one's own choice could ask for a row's place without reading the row.
 */
export const sealCursor = (tokenSecret: string, order: ListOrder, key: SortKey): string =>
  Buffer.from(seal(tokenSecret, purposeOf(order), JSON.stringify(key)), 'base64').toString(
    'base64url',
  );

/** The key in a cursor of this list and order; null for any other text. */
export function unsealCursor(
  tokenSecrets: readonly string[],
  order: ListOrder,
  cursor: string,
): SortKey | null {
  for (const tokenSecret of tokenSecrets) {
    try {
      return JSON.parse(unseal(tokenSecret, purposeOf(order), cursor)) as SortKey; // sealed above
    } catch {
      // Of another list, of another secret, or no cursor.
    }
  }
  return null;
}

/** Selects the sort key of a row, for a cursor. */
export const keyColumns = ({ keys }: ListOrder): string =>
  keys.map((key) => `(${key})::text`).join(', ');

/**
 * The rows after a key, or before it. Repeats the comparison of the first key on its own: only then
 * can PostgreSQL start an index scan there.
 */
export function beyond(
  { keys, descending }: ListOrder,
  key: SortKey,
  side: 'after' | 'before',
): RowCondition {
  const comparison = descending === (side === 'after') ? '<' : '>';
  const places = keys.map(() => '?').join(', ');
  const [firstKey = 't.id'] = keys;
  const [firstValue = ''] = key;

  return {
    sql: `${firstKey} ${comparison}= ? and (${keys.join(', ')}) ${comparison} (${places})`,
    params: [firstValue, ...key],
  };
}
