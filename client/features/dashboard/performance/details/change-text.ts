import { formatPercent } from '#client/formatting/numbers';

type Amount = number | null | undefined;

/**
 * How a figure changed since another period: '+12.3%', '−4.0%', 'new' from zero; null where it is
 * undefined.
 */
export function changeText(now: Amount, then: Amount): string | null {
  if (typeof now !== 'number') return null;
  if (typeof then !== 'number' || then === 0) return now === 0 ? null : 'new';
  const change = (now - then) / then;
  const size = formatPercent(Math.abs(change));
  if (size === formatPercent(0)) return '±0.0%';
  return `${change > 0 ? '+' : '−'}${size}`;
}
