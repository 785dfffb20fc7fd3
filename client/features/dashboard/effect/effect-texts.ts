import { isNone, leastOf } from '#schema/effect';
import { countText, percentText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import type { Effect, EffectRow, Estimate } from './effect-figures';

type Cost = NonNullable<Effect['costPerCausedVisit']>;

const NONE = 'None shown';

/** '691'; '≥ 557' where only the least is known; 'None shown' where they may be none. */
export function causedText({ verdict, causedVisits }: Pick<EffectRow, 'verdict' | 'causedVisits'>) {
  if (!causedVisits) return 'N/A';
  if (isNone(causedVisits)) return NONE;
  return verdict === 'AT_LEAST'
    ? `≥ ${countText(leastOf(causedVisits))}`
    : countText(causedVisits.value);
}

/** Says what is most likely, beside what is certain; null where the figure says it. */
export const likelyText = ({
  verdict,
  causedVisits,
}: Pick<EffectRow, 'verdict' | 'causedVisits'>): string | null =>
  verdict === 'AT_LEAST' && causedVisits && !isNone(causedVisits)
    ? `most likely about ${countText(causedVisits.value)}`
    : null;

/** '557 to 801'. */
export const countsText = ({ low, high }: Estimate): string =>
  `${countText(low)} to ${countText(high)}`;

/** '$1.25'; '≤ $1.60' where only the least visits are known; 'N/A' where they may be none. */
export function costText(
  { verdict, costPerCausedVisit: cost }: Pick<EffectRow, 'verdict' | 'costPerCausedVisit'>,
  currency: string,
) {
  if (typeof cost?.high !== 'number') return 'N/A';
  return verdict === 'AT_LEAST'
    ? `≤ ${moneyText(cost.high, currency)}`
    : moneyText(cost.value, currency, 'N/A');
}

/** '$1.10 to $1.40'; 'from $1.10' where the visits may be none. */
export function costsText({ value, low, high }: Cost, currency: string): string | null {
  const text = (end: number) => moneyText(end, currency, 'N/A', value);
  if (low === null) return null;
  if (high === null) return `from ${text(low)}`;
  return `${text(low)} to ${text(high)}`;
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

/** The share that is most likely, beside what is certain; null where the figure says it. */
export function likelyShareText(
  effect: Pick<EffectRow, 'verdict' | 'causedVisits' | 'creditedVisits'>,
): string | null {
  return likelyText(effect) && `most likely about ${percentText(sharesOf(effect)?.value)}`;
}

/** '79.8%', '≥ 70.1%' or 'None shown'. */
export function shareText(effect: Pick<EffectRow, 'verdict' | 'causedVisits' | 'creditedVisits'>) {
  const shares = sharesOf(effect);
  if (!shares || !effect.causedVisits) return 'N/A';
  if (isNone(effect.causedVisits)) return NONE;
  return effect.verdict === 'AT_LEAST'
    ? `≥ ${percentText(leastOf(effect.causedVisits) / effect.creditedVisits)}`
    : percentText(shares.value);
}
