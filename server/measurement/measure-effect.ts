import type { ClientBase } from 'pg';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import { readCreditedByDelay } from './credited-by-delay.js';
import { estimateEffect, type EffectEstimates } from './estimates/estimate-effect.js';
import { judgeEffect, type EffectVerdict } from './estimates/judge-effect.js';
import { readEvidence, type CustomerEvidence } from './evidence/read-evidence.js';
import { findMeasuredDays, type MeasuredDays } from './measured-days.js';

export interface MeasuredEffect {
  /** The dates of the impressions, all at least seven days old. */
  startDate: string;
  endDate: string;
  credited: number;
  /** The same, by whole days after the impression. */
  creditedByDelay: readonly number[];
  impressions: number;
  estimates: EffectEstimates;
  shown: EffectVerdict;
  /** Share of all visits whose viewers are offices or networks: 0 to 1. */
  sharedShare: number;
  /** Local dates whose impressions are left out, because usual visits are missing near them. */
  leftOutDates: string[];
}

/**
 * Measures what the ads of a customer caused since its viewers have keys. Null when there is no
 * such customer, or no day of it is complete. Needs a transaction, in which it reads one snapshot.
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
  const creditedByDelay = await readCreditedByDelay(client, customerId, dates, days.leftOutDays);
  const credited = creditedByDelay.reduce((total, count) => total + count, 0);
  const scope = { lastDay: days.lastDay, leftOutDays: days.leftOutDays, creditedByDelay };
  const estimates = estimateEffect(read.evidence, scope);

  return {
    ...dates,
    credited,
    creditedByDelay,
    impressions: countImpressions(read, days),
    estimates,
    shown: judgeEffect(estimates, credited),
    leftOutDates: [...days.leftOutDays].map(localDateOfDay),
    sharedShare: visits > 0 ? sharedVisits / visits : 0,
  };
}

function countImpressions({ evidence }: CustomerEvidence, days: MeasuredDays): number {
  let impressions = 0;
  for (const [day, count] of evidence.flatMap((one) => one.impressionsOfDay())) {
    if (day >= days.firstDay && day <= days.lastDay && !days.leftOutDays.has(day))
      impressions += count;
  }
  return impressions;
}
