import { countText } from '#schema/writing/numbers.js';
import type { Pool } from 'pg';
import { countDeadLetters } from '#server/event-store/dead-letters.js';
import { readLedger } from '#server/event-store/ledger.js';
import type { AlertEpisode } from '#server/operations/alerts/alert-episode.entity.js';
import type { AlertKind } from '#server/operations/alerts/alert-kind.js';
import type { Finding, Judgement } from './finding.js';
import type { QueueWait } from './queue-wait.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 1_440 * MINUTE_MS;
/** Storing normally takes seconds. After minutes, dashboards are stale. */
const LAG_ALERT_MS = 2 * MINUTE_MS;
const LAG_OVER_MS = 30 * SECOND_MS;
/** An edge may send its counts a little after the entries. */
const LEDGER_DELAY_MS = 10 * MINUTE_MS;

const finding = (kind: AlertKind, message: string, figures: Finding['figures']): Finding[] => [
  { kind, message, figures, tag: null },
];

/** Judges the wait of the oldest entry. An open alert stays open until the queue has caught up. */
export function judgeQueue(
  { oldestMs, entries }: QueueWait,
  open: readonly AlertEpisode[],
  now: Date,
): Judgement {
  const lagMs = oldestMs === null ? 0 : now.getTime() - oldestMs;
  const isNotified = open.some(({ kind }) => kind === 'QUEUE_LAG');
  const lagSeconds = Math.round(lagMs / SECOND_MS);
  const message = `Calls wait ${minutesText(lagMs)} before they are stored: ${countText(entries)} are waiting now.`;

  return {
    judged: ['QUEUE_LAG'],
    findings:
      lagMs >= (isNotified ? LAG_OVER_MS : LAG_ALERT_MS)
        ? finding('QUEUE_LAG', message, { lag_seconds: lagSeconds, waiting: entries })
        : [],
  };
}

const minutesText = (lagMs: number) => {
  const minutes = Math.max(1, Math.round(lagMs / MINUTE_MS));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/**
 * Checks that every event received since yesterday is accounted for. `entries`: the length of the
 * queue, read before.
 */
export async function judgeLedger(
  pool: Pool,
  { entries }: QueueWait,
  now: Date,
): Promise<Judgement> {
  const to = new Date(Math.floor((now.getTime() - LEDGER_DELAY_MS) / MINUTE_MS) * MINUTE_MS);
  const from = new Date(to.getTime() - DAY_MS);
  const { balance, total } = await readLedger(pool, { from, to, waiting: entries, maxTags: 1 });
  const gap = total.difference;
  const what =
    gap > 0
      ? `${countText(gap)} are missing`
      : gap < 0
        ? `${countText(-gap)} more are accounted for than were received`
        : 'some tags have more calls in the ledger than they received, and others fewer';

  const message = `The ledger does not balance: of ${countText(total.received)} calls received in 24 hours ${what}.`;
  const figures = {
    difference: gap,
    received: total.received,
    from: from.toISOString(),
    to: to.toISOString(),
  };

  return {
    judged: ['LEDGER_IMBALANCE'],
    findings: balance === 'unbalanced' ? finding('LEDGER_IMBALANCE', message, figures) : [],
  };
}

/** Finds dead letters that nobody has replayed or discarded yet. */
export async function judgeDeadLetters(pool: Pool): Promise<Judgement> {
  const letters = await countDeadLetters(pool, {});
  const message =
    letters === 1
      ? 'An entry could not be stored and waits among the dead letters.'
      : `${countText(letters)} entries could not be stored and wait among the dead letters.`;

  return {
    judged: ['DEAD_LETTERS'],
    findings: letters > 0 ? finding('DEAD_LETTERS', message, { waiting: letters }) : [],
  };
}
