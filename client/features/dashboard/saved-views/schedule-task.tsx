import { Dialog } from '#client/components/feedback/dialog';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { type SavedViewRowFragment, useReportReadersQuery } from '#client/graphql/generated';
import { useSession } from '#client/session/use-session';
import { ScheduleDialog } from './schedule-dialog';

interface ScheduleTaskProps {
  view: SavedViewRowFragment;
  timeZone: string;
  onSaved: () => void;
  onClose: () => void;
}

/**
 * The form of a schedule, once the possible recipients have loaded. Before that it renders nothing:
 * when one dialog replaces another, the first takes the focus with it, and the second closes.
 */
export function ScheduleTask(props: ScheduleTaskProps) {
  const { view, onClose } = props;
  const { user } = useSession();
  const { data, error, refetch } = useReportReadersQuery({
    variables: { customerId: view.customerId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { silent: true },
  });
  if (data)
    return <ScheduleDialog {...props} readers={data.reportReaders} ownEmail={user?.email} />;
  if (!error) return null;

  return (
    <Dialog title={`Send ‘${view.name}’ by mail`} isOpen onClose={onClose}>
      <PanelNotice
        kind="failed"
        text="Unable to retrieve who may get this report. Please try again."
        onAct={() => void refetch().catch(() => undefined)} // the notice shows the failure
      />
    </Dialog>
  );
}
