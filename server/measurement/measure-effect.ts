import type { ClientBase } from 'pg';
import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import { localDateOfDay, reportingClock } from '#server/event-store/reporting-time.js';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import type { SpanEvidence } from './effect-evidence.js';
import { estimateEffect, type EffectEstimates, type EffectScope } from './estimate-effect.js';
import { judgeEffect, type EffectVerdict } from './judge-effect.js';
import { keySpans } from './key-spans.js';
import { readEvidence } from './read-evidence.js';

export interface MeasuredEffect {
  /** The dates of the impressions, all at least seven days old. */
  startDate: string;
  endDate: string;
  scope: EffectScope;
  estimates: EffectEstimates;
  shown: EffectVerdict;
  /** Of all visits, the share of viewers who are offices or networks: 0 to 1. */
  sharedShare: number;
}

/**
 * What the ads of a customer caused since its viewers have keys. Null when there is no such
 * customer, or no day of it is complete. Needs a transaction, in which it reads one snapshot.
 */
export async function measureEffect(
  client: ClientBase,
  customerId: number,
  nowMs: number,
): Promise<MeasuredEffect | null> {
  const state = await readState(client, customerId);
  if (!state) return null;

  const clock = reportingClock(state.timeZone);
  const epochs = await readViewerEpochs(client);
  const spans = keySpans(epochs, clock, { oldestMs: state.oldestMs, nowMs });
  const startDay = spans[0]?.firstDay ?? Infinity;
  const endDay = clock.localDay(nowMs) - 1 - CREDIT_WINDOW_DAYS;
  if (startDay > endDay) return null;

  const { evidence, visits, sharedVisits } = await readEvidence(client, customerId, spans, clock);
  const dates = { startDate: localDateOfDay(startDay), endDate: localDateOfDay(endDay) };
  const scope = {
    credited: await countCredited(client, customerId, dates),
    impressions: countImpressions(evidence, startDay, endDay),
  };
  const estimates = estimateEffect(evidence, scope);

  return {
    ...dates,
    scope,
    estimates,
    shown: judgeEffect(estimates, scope.credited),
    sharedShare: visits > 0 ? sharedVisits / visits : 0,
  };
}

async function readState(client: ClientBase, customerId: number) {
  const { rows } = await client.query<{ time_zone: string; oldest: Date | null }>(
    `select time_zone, greatest(
       (select before from event_store.watermark where name = 'viewer_keys'),
       (select min(local_date) - 1 from event_store.impression_rollup where customer_id = $1)
     ) as oldest
     from event_store.customer_state where customer_id = $1`,
    [customerId],
  );
  const state = rows[0];
  return state
    ? { timeZone: state.time_zone, oldestMs: state.oldest?.getTime() ?? Infinity }
    : null;
}

async function countCredited(
  client: ClientBase,
  customerId: number,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<number> {
  const { rows } = await client.query<{ responses: string }>(
    `select coalesce(sum(responses), 0) as responses from event_store.response_rollup
     where customer_id = $1 and local_date between $2 and $3`,
    [customerId, startDate, endDate],
  );
  return Number(rows[0]?.responses ?? 0);
}

function countImpressions(
  evidence: readonly SpanEvidence[],
  startDay: number,
  endDay: number,
): number {
  let impressions = 0;
  for (const { leadLag } of evidence) {
    for (const [day, count] of leadLag.impressionsOfDay) {
      if (day >= startDay && day <= endDay) impressions += count;
    }
  }
  return impressions;
}
