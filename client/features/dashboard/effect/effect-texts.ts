import { formatCount, formatMoney, formatPercent } from '#client/formatting/numbers';
import type { Effect, EffectRow, Estimate } from './effect-figures';

type Cost = NonNullable<Effect['costPerCausedVisit']>;

/** '691', or '≥ 691' where only the least is known. */
export function causedText({ verdict, causedVisits }: Pick<EffectRow, 'verdict' | 'causedVisits'>) {
  const text = formatCount(causedVisits?.value, 'N/A');
  return verdict === 'AT_LEAST' ? `≥ ${text}` : text;
}

/** '557 to 801'. */
export const countsText = ({ low, high }: Estimate): string =>
  `${formatCount(low)} to ${formatCount(high)}`;

/** '$1.25', or '≤ $1.25' where only the least visits are known. */
export function costText({
  verdict,
  costPerCausedVisit: cost,
}: Pick<EffectRow, 'verdict' | 'costPerCausedVisit'>) {
  const text = formatMoney(cost?.value, 'N/A');
  return verdict === 'AT_LEAST' && typeof cost?.value === 'number' ? `≤ ${text}` : text;
}

/** '$1.10 to $1.40'; 'from $1.10' where the visits may be none. */
export function costsText({ low, high }: Cost): string | null {
  if (low === null) return null;
  if (high === null) return `from ${formatMoney(low)}`;
  return `${formatMoney(low)} to ${formatMoney(high)}`;
}

/** The estimate as fractions of the credited visits; null without visits. */
export function sharesOf({
  causedVisits: caused,
  creditedVisits: credited,
}: Pick<EffectRow, 'causedVisits' | 'creditedVisits'>): Estimate | null {
  if (!caused || credited === 0) return null;
  return {
    value: caused.value / credited,
    low: caused.low / credited,
    high: caused.high / credited,
  };
}

/** '79.8%', or '≥ 79.8%'. */
export function shareText(effect: Pick<EffectRow, 'verdict' | 'causedVisits' | 'creditedVisits'>) {
  const text = formatPercent(sharesOf(effect)?.value, 'N/A');
  return effect.verdict === 'AT_LEAST' && text !== 'N/A' ? `≥ ${text}` : text;
}
