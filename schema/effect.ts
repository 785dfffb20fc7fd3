/** The words for the effect of ads, the same on the screen, in files and in mails. */

import type { DateRange } from './date-ranges.js';
import { countText, percentText } from './writing/numbers.js';
import { dateText } from './writing/dates.js';

/** Degrees to which an effect is known. */
export const EFFECT_VERDICTS = {
  MEASURED: {
    label: 'Measured',
    meaning: 'Two estimates with different assumptions are shown to agree.',
  },
  AT_LEAST: {
    label: 'At least',
    meaning:
      'The lower end of an estimate that people who are often at home do not raise; the ads may have caused more.',
  },
  UNDETERMINED: {
    label: 'Cannot be told',
    meaning: 'The visits do not show what the ads caused.',
  },
} as const;

/** The reasons why an effect is not known, and what to do about it. */
export const EFFECT_REASONS = {
  NOT_COUNTED: {
    text: 'Caused visits of this client are not counted yet.',
    advice: 'They are counted once its first ads are more than a week old.',
  },
  NO_COMPLETE_DAYS: {
    text: 'No day of this range is complete: visits may follow an ad for seven days.',
    advice: 'Choose a range that starts at least eight days ago.',
  },
  ADS_FOLLOW_VISITS: {
    text: 'Nobody can tell how many visits these ads caused: they follow visits, as in retargeting.',
    advice: 'Only a holdout can show it: plan an experiment.',
  },
  TOO_FEW_VISITS: {
    text: 'The visits are too few to tell how many the ads caused.',
    advice:
      'Choose a longer range or fewer filters; where the range is whole, plan an experiment, which needs fewer visits.',
  },
  MOSTLY_AVERAGE: {
    text: 'Most of what this row would show is the average of all ads.',
    advice: 'Choose a longer range, or compare larger parts.',
  },
} as const;

export type EffectReasonName = keyof typeof EFFECT_REASONS;

export const EFFECT_DIMENSIONS = {
  CREATIVE: 'Creative',
  CHANNEL: 'Channel',
  CAMPAIGN: 'Campaign',
  BOOKING: 'Booking',
  REGION: 'Region',
  DAYPART: 'Daypart',
  VIEWS: 'Nth view',
  SITE: 'Site',
} as const;

export type EffectDimensionName = keyof typeof EFFECT_DIMENSIONS;

/** An effect as the API gives it. */
export interface KnownEffect {
  verdict: keyof typeof EFFECT_VERDICTS;
  reason: EffectReasonName | null;
  /** Count. */
  creditedVisits: number;
  /** Counts; null when undetermined. */
  causedVisits: { value: number; low: number; high: number } | null;
}

/** An effect with its days, and whether events of them came after the count. */
export interface CountedEffect extends KnownEffect {
  hasNewerEvents: boolean;
  /** Days of ads that are left out. */
  leftOut: readonly DateRange[];
}

const NEWER_EVENTS = 'Events of these days came after the count; the next count includes them.';

/** 'Measured: …' */
export const verdictSentence = (verdict: keyof typeof EFFECT_VERDICTS): string =>
  `${EFFECT_VERDICTS[verdict].label}: ${EFFECT_VERDICTS[verdict].meaning}`;

/** The visits that are certain, rounded down: 'at least' must not name more. */
export const leastOf = ({ low }: { low: number }): number => Math.floor(low);

/** True where no effect is shown: the ads may have caused no visit. */
export const isNone = (caused: { low: number }): boolean => leastOf(caused) <= 0;

/** The effect in sentences, the answer first. */
export function effectSentences(effect: KnownEffect): string[] {
  const { verdict, reason, creditedVisits, causedVisits: caused } = effect;

  if (!caused) {
    if (!reason) return [EFFECT_VERDICTS[verdict].meaning];
    return [EFFECT_REASONS[reason].text, EFFECT_REASONS[reason].advice];
  }

  const credited = `the ${countText(creditedVisits)} credited visits`;
  if (isNone(caused)) {
    const most = Math.ceil(caused.high);
    const rest =
      most < creditedVisits
        ? `, and up to ${countText(most)}.`
        : ', or more than this comparison finds.';
    return [`No effect is shown: the ads may have caused none of ${credited}${rest}`];
  }

  const shareOf = (visits: number) => percentText(visits / creditedVisits);
  if (verdict === 'AT_LEAST') {
    return [
      `The ads caused at least ${countText(leastOf(caused))} of ${credited} (${shareOf(leastOf(caused))}), most likely about ${countText(caused.value)} (${shareOf(caused.value)}).`,
    ];
  }
  return [
    `The ads caused about ${countText(caused.value)} of ${credited} (${shareOf(caused.value)}; 95% interval ${countText(caused.low)} to ${countText(caused.high)}).`,
  ];
}

const rangeText = ({ startDate, endDate }: DateRange): string =>
  startDate === endDate ? dateText(startDate) : `${dateText(startDate)} to ${dateText(endDate)}`;

/** Names the days of ads that are left out; null without any. */
export const leftOutSentence = (leftOut: readonly DateRange[]): string | null =>
  leftOut.length === 0
    ? null
    : `Ads of ${leftOut.map(rangeText).join(', ')} are left out: within a week of them the site had hardly any visits, as when its tag is silent.`;

/** The effect in sentences for readers who do not see when it was counted. */
export function countedEffectSentences(effect: CountedEffect): string[] {
  const leftOut = leftOutSentence(effect.leftOut);
  const newer = effect.hasNewerEvents ? NEWER_EVENTS : null;
  return [...effectSentences(effect), leftOut, newer].filter((sentence) => sentence !== null);
}
