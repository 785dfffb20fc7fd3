import type { Pool } from 'pg';

/**
 * Calls that the edges received, by outcome; `difference` is the number without a known outcome.
 */
export interface LedgerSums {
  received: number;
  stored: number;
  filteredBot: number;
  filteredPrefetch: number;
  /** Calls of people who tried a tag. */
  filteredTest: number;
  /** Ads that control households of experiments would have seen. */
  filteredControl: number;
  /** Further reports of an ad that counts already. */
  filteredRepeated: number;
  duplicate: number;
  deadLettered: number;
  /** Calls whose events were erased with their viewer. */
  erased: number;
  difference: number;
}

/**
 * A tag's sums; customer, kind and tag are 0 for unreadable entries. kind: 1 impression, 2 webhit.
 */
export interface TagLedger extends LedgerSums {
  customerId: number;
  kind: number;
  tagId: number;
}

/** 'settling' while all missing calls may still be in the queue; 'unbalanced' is an alarm. */
export type LedgerBalance = 'balanced' | 'settling' | 'unbalanced';

export interface Ledger {
  balance: LedgerBalance;
  total: LedgerSums;
  /** The largest differences first, then by customer, kind and tag. */
  tags: TagLedger[];
}

export interface LedgerQuestion {
  /**
   * Minutes of receipt in [from, to). After seven days the ledger holds whole UTC days, stored at
   * their midnight.
   */
  from: Date;
  to: Date;
  customerId?: number;
  /** Entries in all queues, counted before the call. */
  waiting: number;
  maxTags: number;
}

/** The columns of event_store.ledger: received calls, and their outcomes. */
export const LEDGER_COUNTS = [
  'received',
  'stored',
  'filtered_bot',
  'filtered_prefetch',
  'filtered_test',
  'filtered_control',
  'filtered_repeated',
  'duplicate',
  'dead_lettered',
  'erased',
] as const;
export type LedgerCount = (typeof LEDGER_COUNTS)[number];
/** Received calls without a known outcome. */
export const LEDGER_DIFFERENCE =
  'received - stored - filtered_bot - filtered_prefetch - filtered_test - filtered_control - filtered_repeated - duplicate - dead_lettered - erased';

type Sums = Record<LedgerCount | 'difference', string>;

export async function readLedger(pool: Pool, question: LedgerQuestion): Promise<Ledger> {
  const { rows } = await pool.query<
    Sums & { customer_id: number; kind: number; tag_id: number; is_total: number }
  >(
    // Sums by tag first: what Citus can do where the rows are.
    `with tags as materialized (
       select customer_id, kind, tag_id,
         ${LEDGER_COUNTS.map((count) => `sum(${count}) as ${count}`).join(', ')}
       from event_store.ledger
       where minute >= $1 and minute < $2 and ($3::integer is null or customer_id = $3)
       group by customer_id, kind, tag_id
     )
     select customer_id, kind, tag_id, grouping(tag_id) as is_total,
       ${LEDGER_COUNTS.map((count) => `coalesce(sum(${count}), 0) as ${count}`).join(', ')},
       coalesce(sum(${LEDGER_DIFFERENCE}), 0) as difference
     from tags
     group by grouping sets ((), (customer_id, kind, tag_id))
     order by is_total desc, abs(coalesce(sum(${LEDGER_DIFFERENCE}), 0)) desc, 1, 2, 3
     limit $4`,
    [question.from, question.to, question.customerId ?? null, question.maxTags + 1],
  );

  const [totalRow, ...tagRows] = rows;
  if (!totalRow) throw new Error('the query of the ledger returned no total');

  const total = sumsOf(totalRow);
  const tags = tagRows.map((row) => ({
    customerId: row.customer_id,
    kind: row.kind,
    tagId: row.tag_id,
    ...sumsOf(row),
  }));

  return { balance: balanceOf([total, ...tags], question.waiting), total, tags };
}

function balanceOf(sums: readonly LedgerSums[], waiting: number): LedgerBalance {
  if (sums.every(({ difference }) => difference === 0)) return 'balanced';
  return sums.every(({ difference }) => difference >= 0 && difference <= waiting)
    ? 'settling'
    : 'unbalanced';
}

function sumsOf(row: Sums): LedgerSums {
  return {
    received: Number(row.received),
    stored: Number(row.stored),
    filteredBot: Number(row.filtered_bot),
    filteredPrefetch: Number(row.filtered_prefetch),
    filteredTest: Number(row.filtered_test),
    filteredControl: Number(row.filtered_control),
    filteredRepeated: Number(row.filtered_repeated),
    duplicate: Number(row.duplicate),
    deadLettered: Number(row.dead_lettered),
    erased: Number(row.erased),
    difference: Number(row.difference),
  };
}
