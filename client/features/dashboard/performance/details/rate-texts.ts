import { CircleDashed, EqualApproximately } from 'lucide-react';
import type { FigureMark } from '#client/components/panel/figure/figure-cell';
import { percentSpan, percentText } from '#schema/writing/numbers';

export interface RateInterval {
  low: number;
  high: number;
}

export interface RankedRate {
  isTiedWithFirst: boolean | null;
  isSmallSample: boolean;
}

const TIED: FigureMark = { icon: EqualApproximately, word: 'close to first' };
const SMALL: FigureMark = { icon: CircleDashed, word: 'small sample' };

export const INTERVAL_LABEL = '95% interval (Wilson)';

const TIED_TEXT =
  'Close to the first, so the difference may be chance: exact test of two rates, 5% over the whole dashboard, corrected for many comparisons by Holm’s method.';

export const SMALL_TEXT = 'Small sample: fewer than 5 visits expected.';

export const intervalText = (interval: RateInterval | null): string =>
  interval ? percentSpan(interval) : 'N/A';

export function rateMarks({ isTiedWithFirst, isSmallSample }: RankedRate): readonly FigureMark[] {
  if (isSmallSample) return [SMALL];
  return isTiedWithFirst ? [TIED] : [];
}

/** The meaning of a rate's marks. */
export function rateRemark({ isTiedWithFirst, isSmallSample }: RankedRate): string | undefined {
  if (isSmallSample) return SMALL_TEXT;
  return isTiedWithFirst ? TIED_TEXT : undefined;
}

interface RateTotal {
  responseRate: number | null;
  responseRateInterval: RateInterval | null;
}

/** The rate of all rows together, the reference of each row. */
export const rateFoot = (all: string, { responseRate, responseRateInterval }: RateTotal): string =>
  `${all}: ${percentText(responseRate, 'N/A')}, ${INTERVAL_LABEL} ${intervalText(responseRateInterval)}`;
