/** The note of a day whose visits can still rise, and the name of its sign. */
export const STILL_COMING = 'visits still coming';

/** The note of the current day. */
export const SO_FAR = 'so far';
