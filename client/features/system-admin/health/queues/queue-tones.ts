import type { ChipTone } from '#client/components/inline/chip';
import type { MeterTone } from '#client/components/panel/figure/meter-bar';

/** The value of a full bar. */
export const BAR_SCALE_MESSAGES = 1000;

const DANGER_ABOVE_MESSAGES = 1000;
const WARNING_ABOVE_MESSAGES = 200;

export function messagesTone(messages: number): MeterTone {
  if (messages > DANGER_ABOVE_MESSAGES) return 'danger';
  return messages > WARNING_ABOVE_MESSAGES ? 'warning' : 'success';
}

/** The status without a problem. */
export const HEALTHY = 'Healthy';

const STATUS_TONES: Readonly<Record<string, ChipTone>> = {
  'High Load': 'danger',
  Moderate: 'warning',
  [HEALTHY]: 'success',
};

export const statusTone = (status: string): ChipTone => STATUS_TONES[status] ?? 'neutral';

const RATE_TONES: readonly { abovePerSecond: number; tone: ChipTone }[] = [
  { abovePerSecond: 50, tone: 'success' },
  { abovePerSecond: 10, tone: 'warning' },
  { abovePerSecond: 0, tone: 'info' },
];

/** Null without incoming messages. */
export const rateTone = (perSecond: number): ChipTone | null =>
  RATE_TONES.find(({ abovePerSecond }) => perSecond > abovePerSecond)?.tone ?? null;
