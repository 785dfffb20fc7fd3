import { useEffect } from 'react';
import { countText } from '#schema/writing/numbers';
import { useOpenAlertsQuery } from '#client/graphql/generated';
import { AlertList } from '#client/records/alerts/alert-list';
import { alertTodo } from '#client/records/alerts/alert-todos';

const HELP =
  'Tags that fall silent or jump against the same hours of the four weeks before. Checked every five minutes.';
/** More are a matter of the clients' own pages. */
const MAX_LISTED = 50;
const REFRESH_MS = 5 * 60_000;

/** The alerts of all visible clients; nothing where there are none. */
export function HomeAlerts({ onSettled }: { onSettled?: () => void }) {
  const { data, error } = useOpenAlertsQuery({
    variables: { first: MAX_LISTED },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
    context: { silent: true },
  });
  const isSettled = Boolean(data ?? error);
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  if (!data) return null;

  const { nodes, totalCount } = data.alerts;
  const foot =
    totalCount > nodes.length
      ? `The latest ${nodes.length} of ${countText(totalCount)}`
      : undefined;

  return <AlertList todos={nodes.map(alertTodo)} help={HELP} foot={foot} />;
}
