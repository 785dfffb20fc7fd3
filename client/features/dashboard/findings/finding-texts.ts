import { CERTAINTY_LABELS } from '#schema/findings';
import { countText, percentText, spanText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import type { Finding, FindingFigure } from './finding';

type Unit = FindingFigure['unit'];

type Write = (value: number, currency: string, like: number | null) => string;

const FORMATS: Readonly<Record<Unit, Write>> = {
  RELATIVE: (value) => `${value < 0 ? '−' : '+'}${percentText(Math.abs(value))}`,
  FRACTION: (value, _, like) => percentText(value, '-', like ?? value),
  MONEY: (value, currency, like) => moneyText(value, currency, '-', like ?? value),
  IMPRESSIONS: (value) => countText(value),
};

/** '2.0%', '$1.25', '12,000'; 'N/A' where there is none. */
export const figureText = (
  { unit, value }: Pick<FindingFigure, 'unit' | 'value'>,
  currency: string,
): string => (value === null ? 'N/A' : FORMATS[unit](value, currency, value));

/** '1.9% to 2.1%'; null without an interval. */
export function intervalText(
  { interval, unit, value }: Pick<FindingFigure, 'interval' | 'value'> & { unit: Unit | null },
  currency: string,
): string | null {
  if (!interval || !unit) return null;
  return spanText(interval, (end) => FORMATS[unit](end, currency, value));
}

/** '+50.0% (95% interval +35.1% to +66.4%)'; null for counts. */
export function effectText({ effect, interval, unit }: Finding, currency: string): string | null {
  const range = intervalText({ interval, unit, value: effect }, currency);
  if (effect === null || !unit || range === null) return null;
  return `${FORMATS[unit](effect, currency, effect)} (95% interval ${range})`;
}

interface CertaintyTexts {
  text: string;
  help: string;
}

export const CERTAINTY: Readonly<Record<Finding['sureness'], CertaintyTexts>> = {
  COUNTED: {
    text: CERTAINTY_LABELS.COUNTED,
    help: 'This is counted, so chance has no part in it.',
  },
  VERY_SURE: {
    text: CERTAINTY_LABELS.VERY_SURE,
    help: 'If nothing differed, at most 1 of 200 dashboards would show such a finding.',
  },
  SURE: {
    text: CERTAINTY_LABELS.SURE,
    help: 'If nothing differed, at most 1 of 20 dashboards would show any finding.',
  },
  NOT_YET: { text: CERTAINTY_LABELS.NOT_YET, help: 'The figures do not decide this yet.' },
};
