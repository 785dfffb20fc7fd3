import { LANGUAGE } from '#schema/writing/numbers';

const words = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'always' });

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const STEPS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
  { unit: 'second', ms: SECOND_MS },
] as const;

const JUST_NOW_MS = 5 * SECOND_MS;

/**
 * '3 minutes ago', 'just now'. A future instant, from a differing clock, is just now. 'N/A' for
 * none.
 */
export function formatRelativeTime(instant: string | null | undefined, nowMs: number): string {
  const atMs = Date.parse(instant ?? '');
  if (Number.isNaN(atMs)) return 'N/A';
  const agoMs = nowMs - atMs;
  const step = STEPS.find(({ ms }) => agoMs >= ms);
  return step && agoMs >= JUST_NOW_MS
    ? words.format(-Math.floor(agoMs / step.ms), step.unit)
    : 'just now';
}
