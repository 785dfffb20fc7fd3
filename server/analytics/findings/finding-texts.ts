import { countText, fixedText, inPercent, percentText } from '#schema/writing/numbers.js';
import type { Finding } from './finding.types.js';

interface ComparedWords {
  subject: string;
  verb?: string;
  /** The figure of the subject ÷ that of the rest; null where the rest has nothing. */
  ratio: number | null;
  more: string;
  fewer: string;
  times: string;
  rest: string;
}

const TENTH = 0.1;
const TWICE = 2;

/** '30%'; below ten percent with a decimal. */
const share = (fraction: number): string =>
  fraction < TENTH ? percentText(fraction) : `${countText(inPercent(fraction))}%`;

/** 'A has 30% more visits than B.', 'A has 2.4 times as many visits as B.' */
export function comparedText({
  subject,
  verb = 'has',
  ratio,
  more,
  fewer,
  times,
  rest,
}: ComparedWords): string {
  if (ratio === null) return `${subject} ${verb} visits, and ${rest} ${haveNone(rest)}.`;
  if (ratio === 0) return `${subject} ${verb} no visits, and ${rest} ${haveSome(rest)}.`;
  if (ratio >= TWICE)
    return `${subject} ${verb} ${fixedText(ratio, 1).replace(/\.0$/, '')} times ${times} ${rest}.`;
  const [size, word] = ratio >= 1 ? [ratio - 1, more] : [1 - ratio, fewer];
  return `${subject} ${verb} ${share(size)} ${word} ${rest}.`;
}

const isPlural = (rest: string) => rest.startsWith('the other ');
const haveNone = (rest: string) => (isPlural(rest) ? 'have none' : 'has none');
const haveSome = (rest: string) => (isPlural(rest) ? 'have some' : 'has some');

const signedPercent = (fraction: number, isSigned: boolean): string => {
  const sign = fraction < 0 ? '−' : isSigned ? '+' : '';
  return `${sign}${percentText(Math.abs(fraction))}`;
};

/** '+50.0% (95% interval +35.1% to +66.4%)', as on the screen; null for counts. */
export function effectText({
  effect,
  interval,
  unit,
}: Pick<Finding, 'effect' | 'interval' | 'unit'>): string | null {
  if (effect === null || !interval) return null;
  const textOf = (value: number) => signedPercent(value, unit === 'RELATIVE');
  return `${textOf(effect)} (95% interval ${textOf(interval.low)} to ${textOf(interval.high)})`;
}
