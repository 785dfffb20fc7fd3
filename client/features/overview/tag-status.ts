import { tagState, type TagState } from '#schema/tag-state';
import { countText } from '#schema/writing/numbers';
import { UNSEEN_TEXT } from '#client/records/alerts/quiet-site';

export type TagStatus = { state: TagState; text: string };

const TEXTS: Readonly<Record<TagState, (visits: string) => string>> = {
  unseen: () => UNSEEN_TEXT,
  active: (visits) => `Tag highly active: ${visits} visits in the last 24 hours.`,
  low: (visits) => `Tag pings low: only ${visits} visits in the last 24 hours.`,
};

/** The number of calls of a customer's site tags in the last 24 hours, as a word and a sentence. */
export function tagStatus(pings: { pingDate?: string | null; pingCount: number }): TagStatus {
  const state = tagState(pings);
  return { state, text: TEXTS[state](countText(pings.pingCount)) };
}
