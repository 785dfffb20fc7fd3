import { useState } from 'react';
import { ScheduleTask } from '#client/features/dashboard/saved-views/schedule-task';
import { ViewDialog } from '#client/features/dashboard/saved-views/view-dialog';
import { viewSearchParams } from '#client/features/dashboard/view/dashboard-address';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { type SavedViewRowFragment, useSavedViewsQuery } from '#client/graphql/generated';
import { showToast } from '#client/components/feedback/toast-store';

interface ScheduleShownViewProps {
  view: DashboardView;
  onClose: () => void;
}

/** The saved view with an address; of several the newest. */
const savedAs = (views: readonly SavedViewRowFragment[] | undefined, address: string) =>
  views?.filter((view) => view.address === address).toSorted((a, b) => b.id - a.id)[0];

/**
 * A schedule of the view on screen: its name first, unless it is saved already, then when and to
 * whom. One dialog after the other, never on top of each other.
 */
export function ScheduleShownView({ view, onClose }: ScheduleShownViewProps) {
  const address = viewSearchParams(new URLSearchParams(), view).toString();
  const { data, error, refetch } = useSavedViewsQuery({ fetchPolicy: 'network-only' });
  const [isReading, setReading] = useState(false);
  const saved = savedAs(data?.savedViews, address);

  const readSaved = async () => {
    setReading(true);
    await refetch().catch(() => onClose()); // a toast shows the failure
    setReading(false);
  };
  const done = () => {
    showToast({ text: 'The report is scheduled.', tone: 'success' });
    onClose();
  };

  if (saved)
    return (
      <ScheduleTask
        view={saved}
        timeZone={view.client?.timeZone ?? 'UTC'}
        onSaved={done}
        onClose={onClose}
      />
    );
  if (error || !data || isReading) return null;
  return <ViewDialog shownAddress={address} onSaved={() => void readSaved()} onClose={onClose} />;
}
