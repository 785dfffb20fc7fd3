import { CLIENT_PARAM } from '#schema/dashboard-url';

type Tab = 'campaigns' | 'bookings' | 'creatives' | 'impression-tags' | 'site-tags';

/** The list of a client's experiments. */
export const experimentsPath = (clientId: number): string =>
  `/experiments?${new URLSearchParams({ [CLIENT_PARAM]: String(clientId) })}`;

/** Opens the form of a new experiment. */
export const PLAN_PARAM = 'plan';

export const planPath = (clientId: number): string =>
  `${experimentsPath(clientId)}&${PLAN_PARAM}=1`;

/** A tab of the campaigns page, searched for a text. */
export function contentPath(clientId: number, tab: Tab, search?: string): string {
  const params = new URLSearchParams({ [CLIENT_PARAM]: String(clientId), tab });
  if (search) params.set('q', search);
  return `/campaigns?${params}`;
}
