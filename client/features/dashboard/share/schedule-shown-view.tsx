import { DATE_RANGE_PRESETS } from '#schema/date-ranges';
import { ScheduleTask } from '#client/features/dashboard/saved-views/schedule-task';
import { viewSearchParams } from '#client/features/dashboard/view/dashboard-address';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { type SavedViewRowFragment, useSavedViewsQuery } from '#client/graphql/generated';
import { showToast } from '#client/components/feedback/toast-store';

interface ScheduleShownViewProps {
  view: DashboardView;
  onClose: () => void;
}

/** The saved view with an address; of several the newest. */
const savedAs = (views: readonly SavedViewRowFragment[], address: string) =>
  views.filter((view) => view.address === address).toSorted((a, b) => b.id - a.id)[0];

/** 'Last Week'; mails add the client to it. */
const suggestName = ({ client, range }: DashboardView): string =>
  DATE_RANGE_PRESETS.find(({ id }) => id === range.preset)?.label ?? client?.displayName ?? '';

/** A schedule of the view on screen, in one form: its name too, unless it is saved already. */
export function ScheduleShownView({ view, onClose }: ScheduleShownViewProps) {
  const address = viewSearchParams(new URLSearchParams(), view).toString();
  const { data } = useSavedViewsQuery({ fetchPolicy: 'network-only' });

  const done = () => {
    showToast({ text: 'The report is scheduled.', tone: 'success' });
    onClose();
  };

  if (!data || !view.client) return null;

  const shown = { name: suggestName(view), address, customerId: view.client.id };
  return (
    <ScheduleTask
      view={savedAs(data.savedViews, address) ?? shown}
      timeZone={view.client.timeZone}
      onSaved={done}
      onClose={onClose}
    />
  );
}
