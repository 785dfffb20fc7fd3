import type { ClientBase } from 'pg';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { estimateEffect, type EffectEstimates } from './estimates/estimate-effect.js';
import { judgeEffect, type EffectVerdict } from './estimates/judge-effect.js';
import { readEvidence, type CustomerEvidence } from './evidence/read-evidence.js';
import { findMeasuredDays, type MeasuredDays } from './measured-days.js';

export interface MeasuredEffect {
  /** The dates of the impressions, all at least seven days old. */
  startDate: string;
  endDate: string;
  credited: number;
  impressions: number;
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
  const days = await findMeasuredDays(client, customerId, nowMs);
  if (!days) return null;

  const read = await readEvidence(client, customerId, days.spans, days.clock);
  const { visits, sharedVisits } = read;
  const dates = {
    startDate: localDateOfDay(days.firstDay),
    endDate: localDateOfDay(days.lastDay),
  };
  const credited = await countCredited(client, customerId, dates);
  const estimates = estimateEffect(read.evidence, { lastDay: days.lastDay, credited });

  return {
    ...dates,
    credited,
    impressions: countImpressions(read, days),
    estimates,
    shown: judgeEffect(estimates, credited),
    sharedShare: visits > 0 ? sharedVisits / visits : 0,
  };
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

function countImpressions({ evidence }: CustomerEvidence, days: MeasuredDays): number {
  let impressions = 0;
  for (const [day, count] of evidence.flatMap((one) => one.impressionsOfDay())) {
    if (day >= days.firstDay && day <= days.lastDay) impressions += count;
  }
  return impressions;
}
