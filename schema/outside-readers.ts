/** Readers of reports outside, who have no account. */

/** Maximum readers of one report. */
export const MAX_OUTSIDE_READERS = 20;

/** Mails that ask one address about one report. */
export const MAX_ASKS_OF_REPORT = 3;

/** Mails of one organisation that ask one address, for all its reports, in thirty days. */
export const MAX_ASKS_OF_ORGANISATION = 3;
export const ASKS_WINDOW_DAYS = 30;

/** An organisation asks an address again after so many hours, whatever the report. */
export const HOURS_BETWEEN_ASKS = 24;

/**
 * Mails of all organisations that ask one address in 24 hours. One organisation uses one of them at
 * most, so it cannot keep others from asking.
 */
export const MAX_ASKS_OF_ADDRESS_A_DAY = 5;

/** Days until a confirmation link expires. */
export const DAYS_TO_CONFIRM = 7;

/** Addresses that are no longer needed are erased after so many days. */
export const DAYS_UNTIL_ERASED = 30;
