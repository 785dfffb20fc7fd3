import { useMemo } from 'react';
import { PageBody } from '../../components/page-body';
import { PageHeader } from '../../components/page-header';
import { includesDay } from '../../formatting/date-ranges';
import { describeFailure } from '../../graphql/failure';
import { useDashboardCustomersQuery } from '../../graphql/generated';
import { DashboardBar } from './dashboard-bar';
import { DashboardBody } from './dashboard-body';
import { DashboardNotice } from './dashboard-notice';
import { FiguresNote } from './figures-note';
import { type DashboardFilter, useDashboardFigures } from './use-dashboard-figures';
import { useDashboardView } from './use-dashboard-view';

export function DashboardPage() {
  const { data, loading, error, refetch } = useDashboardCustomersQuery({ fetchPolicy: 'cache-and-network' });
  const clients = data?.dashboardCustomers;
  const { view, selectClient, selectRange } = useDashboardView(clients);
  const clientId = view.client?.id;
  const { startDate, endDate } = view.range;
  const filter = useMemo<DashboardFilter | null>(
    () => (clientId === undefined ? null : { clientId, startDate, endDate }),
    [clientId, startDate, endDate],
  );
  const isLive = includesDay(view.range, view.today);
  const figures = useDashboardFigures(filter, isLive);

  return (
    <>
      <PageHeader
        title="Dashboard"
        note={
          view.client && (
            <FiguresNote
              timeZone={view.client.timeZone}
              isLive={isLive && figures.figures !== null}
              hasFailed={Boolean(figures.error)}
            />
          )
        }
      />
      <DashboardBar view={view} clients={clients} onClientSelect={selectClient} onRangeApply={selectRange} />
      <PageBody>
        {error && !clients ? (
          <DashboardNotice kind="failed" text={describeFailure(error).message} onAct={() => void refetch()} />
        ) : (
          <DashboardBody view={view} compared={null} isStarting={loading && !clients} {...figures} />
        )}
      </PageBody>
    </>
  );
}
