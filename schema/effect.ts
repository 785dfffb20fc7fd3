/** The words for the effect of ads, the same on the screen, in files and in mails. */

import { countText, percentText } from './number-texts.js';

/** Degrees to which an effect is known. */
export const EFFECT_VERDICTS = {
  MEASURED: {
    label: 'Measured',
    meaning: 'Two estimates with different assumptions agree.',
  },
  AT_LEAST: {
    label: 'At least',
    meaning:
      'People who are often at home do not raise this estimate; the ads may have caused more.',
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
    advice: 'Choose a longer range or fewer filters.',
  },
} as const;

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
  reason: keyof typeof EFFECT_REASONS | null;
  /** Count. */
  creditedVisits: number;
  /** Counts; null when undetermined. */
  causedVisits: { value: number; low: number; high: number } | null;
}

/** An effect with whether events of its days came after the count. */
export interface CountedEffect extends KnownEffect {
  hasNewerEvents: boolean;
}

const NEWER_EVENTS = 'Events of these days came after the count; the next count includes them.';

/** 'Measured: …' */
export const verdictSentence = (verdict: keyof typeof EFFECT_VERDICTS): string =>
  `${EFFECT_VERDICTS[verdict].label}: ${EFFECT_VERDICTS[verdict].meaning}`;


/** 'At least 0' would say nothing. */
export const isNone = ({ value }: { value: number }): boolean => Math.round(value) <= 0;

/** The effect in sentences, the answer first. */
export function effectSentences(effect: KnownEffect): string[] {
  const { verdict, reason, creditedVisits, causedVisits: caused } = effect;

  if (!caused) {
    if (!reason) return [EFFECT_VERDICTS[verdict].meaning];
    return [EFFECT_REASONS[reason].text, EFFECT_REASONS[reason].advice];
  }

  if (isNone(caused)) {
    return [
      `The ads show no effect: they caused 0 to ${countText(caused.high)} of the ${countText(creditedVisits)} credited visits (95% interval).`,
    ];
  }

  const size = verdict === 'AT_LEAST' ? 'at least' : 'about';
  const share = creditedVisits > 0 ? `${percentText(caused.value / creditedVisits)}; ` : '';
  const interval = `95% interval ${countText(caused.low)} to ${countText(caused.high)}`;

  return [
    `The ads caused ${size} ${countText(caused.value)} of the ${countText(creditedVisits)} credited visits (${share}${interval}).`,
    ...(caused.low <= 0 ? ['The interval includes 0: the ads may have caused none.'] : []),
  ];
}

/** The effect in sentences for readers who do not see when it was counted. */
export const countedEffectSentences = (effect: CountedEffect): string[] =>
  effect.hasNewerEvents ? [...effectSentences(effect), NEWER_EVENTS] : effectSentences(effect);
