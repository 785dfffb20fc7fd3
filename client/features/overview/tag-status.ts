import { formatCount } from '#client/formatting/numbers';

export type TagState = 'unseen' | 'active' | 'low';

export type TagStatus = { state: TagState; text: string };

const ACTIVE_ABOVE = 50;

/** The number of calls of a customer's site tags in the last 24 hours, as a word and a sentence. */
export function tagStatus({
  pingDate,
  pingCount,
}: {
  pingDate?: string | null;
  pingCount: number;
}): TagStatus {
  if (!pingDate || pingCount < 1) {
    return { state: 'unseen', text: 'Tag has not been seen in the last 24 hours.' };
  }
  const visits = formatCount(pingCount);
  if (pingCount > ACTIVE_ABOVE) {
    return { state: 'active', text: `Tag highly active: ${visits} visits in the last 24 hours.` };
  }
  return { state: 'low', text: `Tag pings low: only ${visits} visits in the last 24 hours.` };
}
