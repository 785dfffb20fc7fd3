/** What is said of experiments, in the same words on the screen and from the API. */

import { countText, percentText } from './number-texts.js';

export const EXPERIMENT_STATES = {
  PLANNED: { label: 'Planned', meaning: 'It has not begun.' },
  RUNNING: { label: 'Running', meaning: 'Households are held out.' },
  WAITING: { label: 'Waiting for visits', meaning: 'Visits may follow an ad for seven days.' },
  FINISHED: { label: 'Finished', meaning: 'All visits are counted.' },
  STOPPED: { label: 'Stopped', meaning: 'A person stopped it before its end.' },
} as const;

export type ExperimentStateName = keyof typeof EXPERIMENT_STATES;

/** Why there is no result, and what to do about it. */
export const EXPERIMENT_REASONS = {
  NOT_FINISHED: {
    text: 'The result appears when all visits are counted.',
    advice: 'Who looks earlier and stops at a good moment finds effects that are not there.',
  },
  STOPPED: {
    text: 'This experiment was stopped before its end, so it has no result.',
    advice: 'Plan another one.',
  },
  ARMS_DIFFER: {
    text: 'The two groups of households cannot be compared: a check failed.',
    advice: 'Calls of one group are lost, or the ad server does not split by household.',
  },
  TOO_FEW_HOUSEHOLDS: {
    text: 'Too few households were reached to compare the two groups.',
    advice: 'Plan more days, or hold out a larger share.',
  },
  WITHHELD: {
    text: 'The client and its agencies see the result.',
    advice: 'Ask them for it.',
  },
} as const;

export const EXPERIMENT_CHECKS = {
  SAMPLE_RATIO: { label: 'Size of the groups' },
  EQUAL_PAST: { label: 'Visits before the experiment' },
  MIXED_HOUSEHOLDS: { label: 'Households in both groups' },
  UNIDENTIFIED: { label: 'Impressions without a household' },
} as const;

interface Range {
  value: number;
  low: number;
  high: number;
}

export interface KnownResult {
  /** Counts. */
  causedVisits: Range;
  treatedVisits: number;
  /** Fraction of the visits that would have come anyway; null where none would. */
  lift: number | null;
}


/** The result in sentences, the answer first. */
export function experimentSentences({ causedVisits, treatedVisits, lift }: KnownResult): string[] {
  const { value, low, high } = causedVisits;
  const interval = `95% interval ${countText(low)} to ${countText(high)}`;
  const share = lift === null ? '' : `${percentText(lift)} more than without ads; `;

  if (low > 0) {
    return [
      `The ads caused about ${countText(value)} of the ${countText(treatedVisits)} visits of households that saw them (${share}${interval}).`,
    ];
  }
  if (high < 0) {
    return [
      `Households that saw the ads came ${countText(-value)} times less often than without them (${interval}).`,
    ];
  }
  return [
    `The experiment shows no effect: the ads caused between ${countText(low)} and ${countText(high)} of the ${countText(treatedVisits)} visits of households that saw them.`,
  ];
}

export interface PlannedPower {
  days: number;
  /** Fraction of the visits that would come anyway; null where no lift would be found. */
  smallestLift: number | null;
}

/** What an experiment of so many days would find. */
export const powerSentence = ({ days, smallestLift }: PlannedPower): string =>
  smallestLift === null
    ? `${days} days would find no effect.`
    : `${days} days find an effect of ${percentText(smallestLift)} or more in four of five experiments.`;
