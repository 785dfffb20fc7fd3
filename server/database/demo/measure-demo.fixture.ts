import { CREDIT_WINDOW_DAYS, CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import { reportingClock } from '#server/event-store/reporting-time.js';
import { VISIT_GAP_MS } from '#server/event-store/visit-gap.js';
import { estimateEffect } from '#server/measurement/estimates/estimate-effect.js';
import { delayOfMs, DELAYS } from '#server/measurement/evidence/ad-classes.js';
import { SpanEvidence } from '#server/measurement/evidence/effect-evidence.js';
import { dayOfMs, VIEWER_GROUPS } from '#server/measurement/evidence/viewer-history.js';
import { syntheticEvents, type SyntheticStream } from '#server/sandbox/traffic/synthetic-events.js';

interface Household {
  impressionsMs: number[];
  visitsMs: number[];
  lastWebhitMs: Map<string, number>;
}

/**
 * Returns what the Effect view says of a demo customer, whose households have one key, and what the
 * generator knows: the visits that ads of the same days caused.
 */
export function measureDemo(stream: SyntheticStream, nowMs: number) {
  const clock = reportingClock(stream.timeZone);
  const lastDay = clock.localDay(nowMs) - 1 - CREDIT_WINDOW_DAYS;
  const households = new Map<string, Household>();
  const tags = new Set(stream.lines.map(({ tag }) => tag));
  let firstDay = Infinity;
  let caused = 0;

  for (const { type, tag, uid, occurredAtMs, causedByMs } of syntheticEvents(stream, nowMs)) {
    const localMs = clock.localMs(occurredAtMs);
    const household = householdOf(households, uid);
    if (type === 'impression') {
      if (!tags.has(tag)) continue;
      firstDay = Math.min(firstDay, dayOfMs(localMs));
      household.impressionsMs.push(localMs);
      continue;
    }
    const lastMs = household.lastWebhitMs.get(tag) ?? -Infinity;
    household.lastWebhitMs.set(tag, localMs);
    if (localMs - lastMs < VISIT_GAP_MS) continue;
    household.visitsMs.push(localMs);
    if (causedByMs !== undefined && clock.localDay(causedByMs) <= lastDay) caused += 1;
  }

  const evidence = new SpanEvidence({
    firstDay,
    lastDay: clock.localDay(nowMs) - 1,
    completeThroughDay: clock.localDay(nowMs) - 1,
  });
  const creditedByDelay = Array.from({ length: DELAYS }, () => 0);
  let group = 0;
  for (const { impressionsMs, visitsMs } of households.values()) {
    group = (group + 1) % VIEWER_GROUPS;
    evidence.add({ group, impressionsMs, visitsMs });
    countCredited(impressionsMs, visitsMs, { lastDay, byDelay: creditedByDelay });
  }

  const credited = creditedByDelay.reduce((total, count) => total + count, 0);
  return { estimates: estimateEffect([evidence], { lastDay, creditedByDelay }), credited, caused };
}

function householdOf(households: Map<string, Household>, uid: string): Household {
  let household = households.get(uid);
  if (!household) {
    household = { impressionsMs: [], visitsMs: [], lastWebhitMs: new Map() };
    households.set(uid, household);
  }
  return household;
}

function countCredited(
  impressionsMs: readonly number[],
  visitsMs: readonly number[],
  { lastDay, byDelay }: { lastDay: number; byDelay: number[] },
): void {
  let next = 0;
  for (const visitMs of visitsMs) {
    while ((impressionsMs[next] ?? Infinity) <= visitMs) next += 1;
    const lastMs = impressionsMs[next - 1] ?? -Infinity;
    if (visitMs - lastMs > CREDIT_WINDOW_MS || dayOfMs(lastMs) > lastDay) continue;
    const delay = delayOfMs(visitMs - lastMs);
    byDelay[delay] = (byDelay[delay] ?? 0) + 1;
  }
}
