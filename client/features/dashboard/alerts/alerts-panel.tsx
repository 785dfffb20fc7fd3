import { Panel } from '#client/components/panel/panel';
import { panelState } from '#client/components/panel/panel-state';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { includesDay } from '#client/formatting/date-ranges';
import { useClientAlertsQuery } from '#client/graphql/generated';
import { describeFailure } from '#client/graphql/links/failure';
import { ALERTS_TITLE, AlertList } from '#client/records/alerts/alert-list';
import { clientAlertTodos } from '#client/records/alerts/alert-todos';
import { AlertsPlaceholder } from './alerts-placeholder';

const HELP =
  'As of now, whatever the range and the filters: tags that fall silent or jump against the same hours of the four weeks before, site tags that get few calls, and bookings whose forecast leaves their goal.';
const ALL_IS_WELL = 'No alerts: every tag sends calls, and every booking with a goal is on pace.';
/** The rules of tags are asked as often. */
const REFRESH_MS = 5 * 60_000;

interface AlertsPanelProps {
  clientId: number;
  figures: DashboardFigures;
  view: DashboardView;
}

/** Shows what somebody should look at now; the range does not matter. */
export function AlertsPanel({ clientId, figures, view }: AlertsPanelProps) {
  const { data, loading, error, refetch } = useClientAlertsQuery({
    variables: { customerId: clientId },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
    context: { silent: true },
  });

  if (data) {
    const hasAds =
      includesDay(view.range, view.today) && figures.impressionSummary.actualImpressions > 0;
    const todos = clientAlertTodos(data, { clientId, hasAds });
    return <AlertList todos={todos} help={HELP} allIsWell={ALL_IS_WELL} />;
  }

  if (!error) return <AlertsPlaceholder />;

  return (
    <Panel
      title={ALERTS_TITLE}
      state={panelState({ hasContent: false, isLoading: loading, error })}
      failure={describeFailure(error).message}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {null}
    </Panel>
  );
}
