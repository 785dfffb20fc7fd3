import { checkPast, type PastChecks } from './check-past.js';
import { estimateContrast, type Contrast } from './estimate-contrast.js';
import { fitSeries, type Pair, type SeriesFit } from './fit-series.js';
import { weightsOf, type RegionDesign } from './region-design.js';
import { pairsOf, type RegionWeeks } from './region-weeks.js';

export interface RegionQuestion {
  /** Whole weeks before the experiment. */
  past: readonly RegionWeeks[];
  /** The compared weeks, of the same regions. */
  test: readonly RegionWeeks[];
  design: RegionDesign;
  /** Those that are dark; of a switchback, dark first. */
  heldOutIds: ReadonlySet<number>;
}

export interface RegionEstimate {
  /** Visits that the dark regions missed; of a switchback, both groups as if of the first. */
  missed: Contrast;
  /** Share that the ads cause of the visits that come with ads. */
  share: { value: number; low: number; high: number };
  past: PastChecks;
  /** Visits of the dark regions by compared week; of a switchback, of those that are dark first. */
  weeks: { observed: number; expected: number }[];
}

/** Result of a finished experiment; null where the past is too short or never changes. */
export function estimateRegions(question: RegionQuestion): RegionEstimate | null {
  const { design, heldOutIds } = question;
  const fit = fitSeries(pairsOf(question.past, heldOutIds));
  if (!fit) return null;

  const weights = weightsOf(design);
  const test = pairsOf(question.test, heldOutIds);
  const missed = estimateContrast(fit, test, weights);
  const weeks = test.map(({ x, y }) => ({ observed: y, expected: fit.intercept + fit.slope * x }));
  const share = (value: number) => calculateShare({ fit, design, test, value });

  return {
    missed,
    share: { value: share(missed.value), low: share(missed.low), high: share(missed.high) },
    past: checkPast(fit, weights),
    weeks,
  };
}

interface Missed {
  fit: SeriesFit;
  design: RegionDesign;
  test: readonly Pair[];
  value: number;
}

/** Grows with the missed visits, so the bounds of the one are those of the other. */
function calculateShare({ fit, design, test, value }: Missed): number {
  const { isSwitchback, isLaunch } = design;
  const sum = (of: (pair: Pair) => number) => test.reduce((total, pair) => total + of(pair), 0);
  // What the other regions had more is the effect itself, without what never depends on them.
  if (isLaunch && !isSwitchback) return ratio(value, fit.slope * sum(({ x }) => x));
  // Of a switchback, the visits of the first half lack one half of the missed.
  return ratio(value, sum(({ y }) => y) + (isSwitchback ? value / 2 : value));
}

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
