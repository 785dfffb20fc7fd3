import { countText } from '#schema/writing/numbers';

/**
 * A customer whose site tags get fewer calls in 24 hours is an issue; so a tag can be green and
 * still count.
 */
const ENOUGH_PINGS = 100;

export const UNSEEN_TEXT = 'Tag has not been seen in the last 24 hours.';

export const isQuiet = (pingCount: number): boolean => pingCount < ENOUGH_PINGS;

/** Describes the problem of quiet site tags. */
export const quietText = (pingCount: number): string =>
  pingCount === 0
    ? UNSEEN_TEXT
    : `Only ${countText(pingCount)} tag calls in the last 24 hours, fewer than ${ENOUGH_PINGS}.`;
