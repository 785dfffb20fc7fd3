import { useState } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { type SavedViewRowFragment, useReportReadersQuery } from '#client/graphql/generated';
import { useSession } from '#client/session/use-session';
import { NewScheduleDialog } from './new-schedule-dialog';
import { ScheduleDialog } from './schedule-dialog';

interface ScheduleTaskProps {
  /** A saved view, or one on screen that is not saved yet, with a name to propose. */
  view: SavedViewRowFragment | { name: string; address: string; customerId: number };
  timeZone: string;
  onSaved: () => void;
  onClose: () => void;
}

/**
 * The form of a schedule, once the possible recipients have loaded. Before that it renders nothing:
 * when one dialog replaces another, the first takes the focus with it, and the second closes.
 */
export function ScheduleTask({ view, ...props }: ScheduleTaskProps) {
  const { user } = useSession();
  // Reading the list again must not replace the form under a person's hands.
  const [shown] = useState(view);
  const { data, error, refetch } = useReportReadersQuery({
    variables: { customerId: shown.customerId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { silent: true },
  });

  if (data) {
    const common = { ...props, readers: data.reportReaders, ownEmail: user?.email };
    return 'id' in shown ? (
      <ScheduleDialog {...common} view={shown} />
    ) : (
      <NewScheduleDialog {...common} name={shown.name} address={shown.address} />
    );
  }
  if (!error) return null;

  return (
    <Dialog title={`Send ‘${shown.name}’ by mail`} isOpen onClose={props.onClose}>
      <PanelNotice
        kind="failed"
        text="Unable to retrieve who may get this report. Please try again."
        onAct={() => void refetch().catch(() => undefined)} // the notice shows the failure
      />
    </Dialog>
  );
}
