import { CircleDashed, EqualApproximately } from 'lucide-react';
import type { FigureMark } from '../../../components/figure-cell';
import { formatInterval } from '../../../formatting/numbers';

export interface RateInterval {
  low: number;
  high: number;
}

export interface RankedRate {
  isTiedWithFirst: boolean | null;
  isSmallSample: boolean;
}

const TIED: FigureMark = { icon: EqualApproximately, word: 'tied' };
const SMALL: FigureMark = { icon: CircleDashed, word: 'small sample' };

export const INTERVAL_LABEL = '95% interval (Wilson)';

const TIED_TEXT =
  'Cannot be told from the highest rate: exact test of two Poisson rates, with Holm’s correction for all pairs of rows, at 5% over the whole dashboard.';

export const SMALL_TEXT = 'Small sample: fewer than 5 visits were to be expected at the rate of all.';

export const intervalText = (interval: RateInterval | null): string => (interval ? formatInterval(interval) : 'N/A');

export function rateMarks({ isTiedWithFirst, isSmallSample }: RankedRate): readonly FigureMark[] {
  if (isSmallSample) return [SMALL];
  return isTiedWithFirst ? [TIED] : [];
}

/** What the marks of a rate mean. */
export function rateRemark({ isTiedWithFirst, isSmallSample }: RankedRate): string | undefined {
  if (isSmallSample) return SMALL_TEXT;
  return isTiedWithFirst ? TIED_TEXT : undefined;
}
