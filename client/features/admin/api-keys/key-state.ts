import { differenceInCalendarDays } from 'date-fns';
import type { ChipTone } from '#client/components/inline/chip';
import { formatDateTime } from '#client/formatting/dates';
import type { ApiKeysQuery } from '#client/graphql/generated';

export type KeyRow = ApiKeysQuery['apiKeys'][number];

interface KeyState {
  text: string;
  tone: ChipTone;
  hint: string | null;
}

const SOON_DAYS = 14;

function daysText(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** Returns whether a key works, and for how long. */
export function keyState({ expiresAt, replacedById }: KeyRow, nowMs: number): KeyState {
  if (!expiresAt) return { text: 'Active', tone: 'success', hint: 'It does not end by itself.' };

  const when = formatDateTime(expiresAt);
  const days = differenceInCalendarDays(new Date(expiresAt), nowMs);
  if (Date.parse(expiresAt) <= nowMs)
    return { text: 'Expired', tone: 'danger', hint: `It ended on ${when}.` };
  if (replacedById !== null) {
    return {
      text: 'Replaced',
      tone: 'warning',
      hint: `Another key replaced it. It works until ${when}.`,
    };
  }
  if (days <= SOON_DAYS)
    return { text: `Ends ${daysText(days)}`, tone: 'warning', hint: `It works until ${when}.` };

  return { text: 'Active', tone: 'success', hint: `It works until ${when}.` };
}

/** Only a working key that has no successor can be rotated. */
export const canRotate = ({ expiresAt, replacedById }: KeyRow, nowMs: number): boolean =>
  replacedById === null && (!expiresAt || Date.parse(expiresAt) > nowMs);
