import type { ServiceContext } from '../../access/context.js';
import { authorize } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { invalid } from '../../core/errors.js';
import { EVENT_KIND } from '../../event-store/codes.js';
import type { LedgerArgs } from './ledger.input.js';
import type { Ledger, LedgerCounts, LedgerLine } from './ledger.type.js';
import { monitoringPolicy } from './monitoring.policy.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_LINES = 500;

const COUNTED = ['received', 'stored', 'filtered_bot', 'filtered_prefetch', 'duplicate', 'dead_lettered'] as const;
const DIFFERENCE = 'received - stored - filtered_bot - filtered_prefetch - duplicate - dead_lettered';
const RANGE = `from event_store.ledger where minute >= ? and minute < ? and (?::int is null or customer_id = ?)`;

const TOTALS = `select ${COUNTED.map((name) => `coalesce(sum(${name}), 0)::float8 as ${name}`).join(', ')},
  coalesce(sum(${DIFFERENCE}), 0)::float8 as difference, coalesce(sum(abs(${DIFFERENCE})), 0)::float8 as imbalance ${RANGE}`;
const LINES = `select minute, customer_id, kind, tag_id, ${COUNTED.map((name) => `${name}::float8`).join(', ')},
  (${DIFFERENCE})::float8 as difference ${RANGE}
  order by (${DIFFERENCE}) <> 0 desc, minute desc, customer_id, kind, tag_id limit ${MAX_LINES}`;

type CountsRow = Record<(typeof COUNTED)[number] | 'difference', number>;
type LineRow = CountsRow & { minute: Date | string; customer_id: number; kind: number; tag_id: number };

const countsOf = (row: CountsRow): LedgerCounts => ({
  received: row.received,
  stored: row.stored,
  filteredBot: row.filtered_bot,
  filteredPrefetch: row.filtered_prefetch,
  duplicate: row.duplicate,
  deadLettered: row.dead_lettered,
  difference: row.difference,
});

const lineOf = (row: LineRow): LedgerLine => ({
  ...countsOf(row),
  minute: new Date(row.minute),
  customerId: row.customer_id,
  kind: row.kind === EVENT_KIND.impression ? 'impression' : 'webhit',
  tagId: row.tag_id,
});

/**
 * What became of the calls the edge took in a span of time, by default the last 24 hours. Throws FORBIDDEN unless the caller
 * is a super admin, INVALID for a span that ends before it begins.
 */
export async function getLedger(ctx: ServiceContext, { from, until, customerId }: LedgerArgs): Promise<Ledger> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');
  const last = until ?? ctx.now();
  const first = from ?? new Date(last.getTime() - DAY_MS);
  if (first > last) throw invalid({ until: 'The end cannot be before the start' });
  const params = [first, last, customerId ?? null, customerId ?? null];
  const [totals] = await ctx.em.execute<(CountsRow & { imbalance: number })[]>(TOTALS, params);
  const lines = await ctx.em.execute<LineRow[]>(LINES, params);
  if (!totals) throw new Error('a sum over no lines is still a row');
  return { totals: countsOf(totals), balanced: totals.imbalance === 0, lines: lines.map(lineOf) };
}
