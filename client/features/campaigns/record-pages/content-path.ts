import { CLIENT_PARAM } from '#schema/dashboard-url';

type Tab = 'campaigns' | 'bookings' | 'creatives' | 'impression-tags' | 'site-tags';

/** A tab of the campaigns page, searched for a text. */
export function contentPath(clientId: number, tab: Tab, search?: string): string {
  const params = new URLSearchParams({ [CLIENT_PARAM]: String(clientId), tab });
  if (search) params.set('q', search);
  return `/campaigns?${params}`;
}
