import { CLIENT_PARAM } from '#schema/dashboard-url';
import type {
  AlertsOfClientFragment,
  ClientAlertsQuery,
  OpenAlertFragment,
} from '#client/graphql/generated';
import { contentPath } from '#client/records/content/content-path';
import { presentTodos, siteTagTodo } from '#client/records/content/shared-todos';
import { paceSentence } from '#client/records/pacing/pacing-texts';
import type { Todo } from '#client/records/page/record-page-declaration';
import { recordPath } from '#client/records/record-path';
import { isQuiet, quietText } from './quiet-site';

/** The tag doctor over the client's list, or, for the platform, System Health. */
function actionOf({ customerId, tagKind, tagId }: OpenAlertFragment): Todo['action'] {
  if (!customerId || !tagKind || !tagId)
    return { label: 'Open System Health', to: '/system-admin?tab=health' };
  const tab = tagKind === 'SITE' ? 'site-tags' : 'impression-tags';
  const params = new URLSearchParams({ [CLIENT_PARAM]: String(customerId), tab });
  params.set('examine', String(tagId));
  return { label: 'Check the tag', to: `/campaigns?${params}` };
}

/** Says what was found at the time, and offers the act that helps. */
export const alertTodo = (alert: OpenAlertFragment): Todo => ({
  id: `alert-${alert.id}`,
  gravity: 'problem',
  text: alert.message,
  action: actionOf(alert),
});

type PacedBooking = AlertsOfClientFragment['pacedBookings'][number];

function paceTodo({ pacing, ...booking }: PacedBooking): Todo | false {
  const { id, bookingName } = booking;
  const sentence = pacing && paceSentence(bookingName, pacing, booking);
  if (!sentence) return false;

  return {
    id: `pace-${id}`,
    gravity: pacing.state === 'BEHIND' ? 'problem' : 'note',
    text: sentence,
    action: { label: 'Open the booking', to: recordPath('booking', id) },
  };
}

/** Tags that somebody should look at. */
export const tagAlertTodos = ({ alerts }: Pick<AlertsOfClientFragment, 'alerts'>): Todo[] =>
  alerts.nodes.map(alertTodo);

/** Bookings that leave their pace. */
export const paceTodos = ({
  pacedBookings,
}: Pick<AlertsOfClientFragment, 'pacedBookings'>): Todo[] =>
  presentTodos(pacedBookings.map(paceTodo));

function quietTodo(clientId: number, { nodes, totalCount }: ClientAlertsQuery['siteTags']) {
  const pings = nodes.reduce((sum, { pingCount }) => sum + pingCount, 0);

  return (
    totalCount > 0 &&
    isQuiet(pings) && {
      id: 'quiet-site',
      gravity: 'problem' as const,
      text: `Site tags: ${quietText(pings)}`,
      action: { label: 'Look at the site tags', to: contentPath(clientId, 'site-tags') },
    }
  );
}

interface ClientState {
  clientId: number;
  /** Ads run now, so that visits are to be expected. */
  hasAds: boolean;
}

/** Lists what somebody should look at now: tags, then bookings that leave their pace. */
export const clientAlertTodos = (
  { siteTags, ...alerts }: ClientAlertsQuery,
  { clientId, hasAds }: ClientState,
): Todo[] =>
  presentTodos([
    ...tagAlertTodos(alerts),
    siteTagTodo(clientId, siteTags.totalCount),
    hasAds && quietTodo(clientId, siteTags),
    ...paceTodos(alerts),
  ]);
