import type { RecordFiguresFragment } from '#client/graphql/generated';

type Figures = Pick<RecordFiguresFragment, 'impressionSummary' | 'maturity'>;
type CompletedRate = NonNullable<RecordFiguresFragment['maturity']['completed']>['total'];

/** The fields that a completed rate replaces in a row of figures. */
export const ratesOf = (rate: CompletedRate) => ({
  responseRate: rate.responseRate,
  responseRateInterval: rate.responseRateInterval,
  isSmallSample: rate.isSmallSample,
});

/**
 * The rate and the cost that the range will have when its last visits have come; counts stay as
 * they are. Null where the range is complete, or the timing is not known.
 */
export function completedTotal({ maturity: { completed } }: Pick<Figures, 'maturity'>) {
  return completed && { ...ratesOf(completed.total), currentCpr: completed.total.costPerResponse };
}

/** The summary as people read it. */
export const completedSummary = (figures: Figures): Figures['impressionSummary'] => ({
  ...figures.impressionSummary,
  ...completedTotal(figures),
});

/**
 * Factor by which the visits of the range grow until the last of them has come: 1 where they have,
 * or where the timing is not known. Changes compare expected visits, because one period is younger.
 */
export const visitGrowth = ({ maturity }: Pick<Figures, 'maturity'>): number =>
  maturity.completed && maturity.arrivedShare ? 1 / maturity.arrivedShare : 1;
