import type { Pool } from 'pg';
import type { EarlierMoment } from '#server/analytics/figures/earlier-moment.js';
import type { Line } from '#server/analytics/figures/catalogue.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { CURVE_STEP_MS, CURVE_STEPS, MIN_CURVE_VISITS, TimingCurve } from './timing-curve.js';

/** Six weeks: every weekday six times, and no older habits than that. */
const CURVE_DAYS = 42;
const MAX_CURVES = 200;

interface CurveSubject {
  customerId: number;
  lines: readonly Line[];
  /** The last day whose impressions are all older than the credit window. */
  lastDay: number;
}

// The bounds on webhit_at only spare partitions; local_date decides.
const RESPONSES_BY_LAG = `select least(
      floor(extract(epoch from webhit_at - impression_at) * 1000 / $5), $6)::int as step,
    count(*)::int as visits
  from event_store.response
  where customer_id = $1 and local_date between $2 and $3 and tag_id = any($4)
    and webhit_at >= $2::date - interval '2 days' and webhit_at < $3::date + interval '10 days'
  group by step`;

const STATE = `select coalesce(sum(version), 0)::text as state from event_store.day_version
  where customer_id = $1 and local_date between $2 and $3`;

const curves = new WeakMap<Pool, Map<string, TimingCurve>>();

/**
 * The timing of the responses of the lines, over the last six weeks whose impressions are complete;
 * null with too few visits to know it. Never stale: a curve is kept as long as the figures of its
 * days stay the same. With `keep`, all readings of an earlier moment get the curve of the first one.
 */
export async function readTimingCurve(
  pool: Pool,
  { customerId, lines, lastDay }: CurveSubject,
  keep?: EarlierMoment['keep'],
): Promise<TimingCurve | null> {
  const days = [localDateOfDay(lastDay - CURVE_DAYS + 1), localDateOfDay(lastDay)];
  const tagIds = lines.map(({ tagId }) => tagId);
  const values = [customerId, ...days, tagIds];
  if (keep) {
    const kept = await keep(JSON.stringify(['timing curve', ...values]), () =>
      countByLag(pool, values),
    );
    return wellKnown(new TimingCurve(new Map(kept)));
  }

  const { rows } = await pool.query<{ state: string }>({
    name: 'timing_curve_state',
    text: STATE,
    values: [customerId, ...days],
  });
  const known = curves.get(pool) ?? new Map<string, TimingCurve>();
  curves.set(pool, known);

  const key = JSON.stringify([customerId, days, rows[0]?.state, tagIds]);
  const curve = known.get(key) ?? new TimingCurve(new Map(await countByLag(pool, values)));
  known.delete(key);
  known.set(key, curve);
  const [oldest] = known.keys();
  if (known.size > MAX_CURVES && oldest !== undefined) known.delete(oldest);

  return wellKnown(curve);
}

const wellKnown = (curve: TimingCurve) => (curve.visits < MIN_CURVE_VISITS ? null : curve);

/** Counts the visits that came in each step. */
async function countByLag(pool: Pool, values: readonly unknown[]): Promise<[number, number][]> {
  const { rows } = await pool.query<{ step: number; visits: number }>({
    name: 'timing_curve',
    text: RESPONSES_BY_LAG,
    values: [...values, CURVE_STEP_MS, CURVE_STEPS - 1],
  });
  return rows.map(({ step, visits }) => [step, visits]);
}
