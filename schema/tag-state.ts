/** Pings of 24 hours above which a site tag counts as active. */
const ACTIVE_ABOVE = 50;

export type TagState = 'unseen' | 'low' | 'active';

export function tagState(pings: { pingCount: number; pingDate?: string | null }): TagState {
  if (!pings.pingDate || pings.pingCount < 1) return 'unseen';
  return pings.pingCount > ACTIVE_ABOVE ? 'active' : 'low';
}
