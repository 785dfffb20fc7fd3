import { CERTAINTY_LABELS } from '#schema/findings';
import { formatCount, formatMoney, formatPercent } from '#client/formatting/numbers';
import type { Finding, FindingFigure } from './finding';

type Unit = FindingFigure['unit'];

const FORMATS: Readonly<Record<Unit, (value: number) => string>> = {
  RELATIVE: (value) => `${value < 0 ? '−' : '+'}${formatPercent(Math.abs(value))}`,
  FRACTION: (value) => formatPercent(value),
  DOLLARS: (value) => formatMoney(value),
  IMPRESSIONS: (value) => formatCount(value),
};

/** '2.0%', '$1.25', '12,000'; 'N/A' where there is none. */
export const figureText = ({ unit, value }: Pick<FindingFigure, 'unit' | 'value'>): string =>
  value === null ? 'N/A' : FORMATS[unit](value);

/** '1.9% to 2.1%'; null without an interval. */
export const intervalText = (
  interval: FindingFigure['interval'],
  unit: Unit | null,
): string | null =>
  interval && unit ? `${FORMATS[unit](interval.low)} to ${FORMATS[unit](interval.high)}` : null;

/** '+50.0% (95% interval +35.1% to +66.4%)'; null for counts. */
export function effectText({ effect, interval, unit }: Finding): string | null {
  const range = intervalText(interval, unit);
  if (effect === null || !unit || range === null) return null;
  return `${FORMATS[unit](effect)} (95% interval ${range})`;
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
