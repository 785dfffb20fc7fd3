/** Readers of reports outside, who have no account. */

/** Of one report. */
export const MAX_OUTSIDE_READERS = 20;

/** Mails that ask one address about one report. */
export const MAX_ASKS_OF_REPORT = 3;

/** Mails that ask one address, for all reports of all organisations, in thirty days. */
export const MAX_ASKS_OF_ADDRESS = 3;

/** A question can be repeated after so many hours. */
export const HOURS_BETWEEN_ASKS = 24;

/** The link of a question opens for so many days. */
export const DAYS_TO_CONFIRM = 7;

/** Addresses that are no longer needed are erased after so many days. */
export const DAYS_UNTIL_ERASED = 30;
