/** A webhit less than this after another of the same viewer and site tag is no visit. */
export const VISIT_GAP_MS = 30 * 60_000;
