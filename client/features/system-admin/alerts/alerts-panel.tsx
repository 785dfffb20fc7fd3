import { chakra } from '@chakra-ui/react';
import { DataTable } from '#client/components/table/data-table';
import { LivePanel } from '#client/components/panel/live-panel';
import { countText } from '#schema/writing/numbers';
import { formatDateTime } from '#client/formatting/dates';
import { AlertsDocument, type AlertsQuery } from '#client/graphql/generated';
import { useLive } from '#client/graphql/live/use-live';
import {
  problemOf,
  useHealthReport,
} from '#client/features/system-admin/health/verdict/health-reports';
import { ALERT_COLUMNS } from './alert-columns';

const INTERVAL_MS = 60_000;
const TITLE = 'Alerts';
const HELP =
  'Tags that fall silent or jump against the same hours of the four weeks before, a queue that is behind, a ledger that does not balance, dead letters. Checked every five minutes. Super admins and the client’s admins get one mail when one begins, and webhooks are called.';

const ALERTS = { snapshot: { query: AlertsDocument, read: (answer: AlertsQuery) => answer } };

const openAlerts = ({ alerts: { nodes } }: AlertsQuery): number =>
  nodes.filter(({ closedAt }) => !closedAt).length;

function summaryOf(answer: AlertsQuery): string {
  const {
    alerts: { nodes, totalCount },
    alertsCheckedAt,
  } = answer;
  const open = openAlerts(answer);
  const shown =
    totalCount > nodes.length
      ? `, the latest ${nodes.length} of ${countText(totalCount)} shown`
      : '';
  return `${open === 0 ? 'None is open' : `${open} open`}${shown}. ${
    alertsCheckedAt ? `Last checked ${formatDateTime(alertsCheckedAt)}.` : 'Not checked yet.'
  }`;
}

/** Current and recent alerts, the open ones first. */
export function AlertsPanel() {
  const live = useLive(ALERTS, INTERVAL_MS);
  const open = live.value && openAlerts(live.value);
  useHealthReport(
    TITLE,
    problemOf(live, () => (open ? `${countText(open)} open` : null)),
  );

  return (
    <LivePanel
      title={TITLE}
      help={HELP}
      live={live}
      failure="The alerts could not be loaded."
      skeleton="table"
      flush
    >
      {(answer) => (
        <>
          <chakra.p px="4" pb="2" textStyle="xs" color="fg.muted" role="status">
            {summaryOf(answer)}
          </chakra.p>
          <DataTable
            label={TITLE}
            paramPrefix="alerts"
            columns={ALERT_COLUMNS}
            rows={answer.alerts.nodes}
            rowKey={({ id }) => id}
            emptyText="There were no problems so far. The rules need three weeks of calls before they know a tag."
          />
        </>
      )}
    </LivePanel>
  );
}
