/** The words for experiments, the same on the screen and from the API. */

import { countText, percentText } from './writing/numbers.js';

export const EXPERIMENT_STATES = {
  PLANNED: { label: 'Planned', meaning: 'It has not begun.' },
  RUNNING: { label: 'Running', meaning: 'Households or regions are held out.' },
  WAITING: { label: 'Waiting for visits', meaning: 'Visits may follow an ad for seven days.' },
  FINISHED: { label: 'Finished', meaning: 'All visits are counted.' },
  STOPPED: { label: 'Stopped', meaning: 'A person stopped it before its end.' },
} as const;

export type ExperimentStateName = keyof typeof EXPERIMENT_STATES;

/** Units that an experiment holds out. */
export const EXPERIMENT_KINDS = {
  HOUSEHOLDS: { label: 'Households', meaning: 'A random share of the households sees no ads.' },
  REGIONS: { label: 'Regions', meaning: 'Some regions see no ads.' },
} as const;

/** Ways to hold out regions. */
export const REGION_DESIGNS = {
  HOLDOUT: { label: 'Same regions', meaning: 'The same regions see no ads on all of its days.' },
  SWITCHBACK: {
    label: 'By turns',
    meaning:
      'Where regions are few: some see no ads for two weeks, a week later all others for two weeks.',
  },
} as const;
export type RegionDesignName = keyof typeof REGION_DESIGNS;

/** A switchback takes two weeks, one between, and two weeks. */
export const SWITCHBACK_DAYS = 35;

/** The reasons why there is no plan of regions, and what to do about it. */
export const REGION_PLAN_REASONS = {
  NO_VISITS:
    'No visits by region are counted yet: regions can be compared when the site tags have counted for eight weeks.',
  SHORT_PAST:
    'Visits by region are counted for fewer than eight whole weeks: it cannot be told yet how regions move together.',
  SHORT_RUN:
    'The booking has run for fewer than nine weeks: begin the experiment on its first day, or hold the regions out by turns.',
  FEW_REGIONS:
    'Fewer than four regions have enough visits to hold some of them out: hold them out by turns.',
  TOO_FEW_REGIONS: 'Only one region has enough visits: it cannot be compared with another.',
  UNLIKE:
    'No split of the regions within this share has moved alike in the past, so an effect could not be told from chance.',
} as const;
export type RegionPlanReasonName = keyof typeof REGION_PLAN_REASONS;

/** The reasons why there is no result, in a word or two and in full, and what to do about it. */
export const EXPERIMENT_REASONS = {
  NOT_FINISHED: {
    label: 'Not finished',
    text: 'The result appears when all visits are counted.',
    advice: 'Who looks earlier and stops at a good moment finds effects that are not there.',
  },
  STOPPED: {
    label: 'Stopped',
    text: 'This experiment was stopped before its end, so it has no result.',
    advice: 'Plan another one.',
  },
  ARMS_DIFFER: {
    label: 'Check failed',
    text: 'The two groups of households cannot be compared: a check failed.',
    advice: 'Calls of one group are lost, or the ad server does not split by household.',
  },
  REGIONS_DIFFER: {
    label: 'Check failed',
    text: 'The regions cannot be compared: a check failed.',
    advice: 'The checks below say what happened.',
  },
  SHORT_PAST: {
    label: 'Past too short',
    text: 'There are too few weeks of visits by region before this experiment to compare with.',
    advice: 'Plan another one when the site tags have counted for eight weeks.',
  },
  TOO_FEW_HOUSEHOLDS: {
    label: 'Too few households',
    text: 'Too few households were reached to compare the two groups.',
    advice: 'Plan more days, or hold out a larger share.',
  },
  WITHHELD: {
    label: 'The client sees it',
    text: 'The client and its agencies see the result.',
    advice: 'Ask them for it.',
  },
} as const;

export type ExperimentReasonName = keyof typeof EXPERIMENT_REASONS;

export const EXPERIMENT_CHECKS = {
  SAMPLE_RATIO: { label: 'Size of the groups' },
  EQUAL_PAST: { label: 'Visits before the experiment' },
  MIXED_HOUSEHOLDS: { label: 'Households in both groups' },
  UNIDENTIFIED: { label: 'Impressions without a household' },
  DARK_REGIONS: { label: 'Held-out regions are dark' },
  CONTAMINATION: { label: 'Ads in held-out regions' },
  QUIET_PAST: { label: 'The same test before the experiment' },
  COMPLETE_DAYS: { label: 'Days with visits' },
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

/** Says what an experiment of so many days would find. */
export const powerSentence = ({ days, smallestLift }: PlannedPower): string =>
  smallestLift === null
    ? `${days} days would find no effect.`
    : `${days} days find an effect of ${percentText(smallestLift)} or more in four of five experiments.`;

export interface RegionResultTexts extends KnownResult {
  heldOut: { visits: number; missed: Range };
}

/** The result of held-out regions in sentences, the answer first. */
export function regionSentences({ causedVisits, treatedVisits, lift, heldOut }: RegionResultTexts) {
  const { value, low, high } = causedVisits;
  const { missed, visits } = heldOut;
  const share = lift === null ? '' : `${percentText(lift)} more than without ads; `;
  const evidence = `Held-out regions had ${countText(visits)} visits, ${countText(Math.abs(missed.value))} ${missed.value < 0 ? 'more' : 'fewer'} than the other regions let expect (95% interval ${countText(missed.low)} to ${countText(missed.high)} fewer).`;

  if (low > 0) {
    return [
      `The ads caused about ${countText(value)} of the ${countText(treatedVisits)} visits from regions that saw them (${share}95% interval ${countText(low)} to ${countText(high)}).`,
      evidence,
    ];
  }
  if (high < 0) {
    return [
      'Regions with ads had fewer visits than regions without: the ads brought none, or something else happened there.',
      evidence,
    ];
  }
  return [
    `The experiment shows no effect: the ads caused between ${countText(low)} and ${countText(high)} of the ${countText(treatedVisits)} visits from regions that saw them.`,
    evidence,
  ];
}

interface SplitPower {
  /** Fraction of the visits that would come anyway. */
  smallestLift: number;
  /** Fraction of the impressions. */
  deliveryShare: number;
}

/** Says what a split of the regions would find, and what it costs. */
export const splitSentence = ({ smallestLift, deliveryShare }: SplitPower): string =>
  `Finds a lift of ${percentText(smallestLift)} or more in four of five experiments; holds out ${percentText(deliveryShare)} of the ads.`;
