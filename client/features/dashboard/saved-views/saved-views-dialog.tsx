import { Box, Button } from '@chakra-ui/react';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog, DialogClose } from '#client/components/feedback/dialog';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { type SavedViewRowFragment, useSavedViewsQuery } from '#client/graphql/generated';
import { viewSearchParams } from '#client/features/dashboard/view/dashboard-address';
import type { Client, DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { PreviewDialog } from './preview-dialog';
import { RemoveViewDialog } from './remove-view-dialog';
import type { ViewTask } from './saved-view-item';
import { SavedViewList } from './saved-view-list';
import { ScheduleTask } from './schedule-task';
import { ViewDialog } from './view-dialog';

/** The dialog polls while it is open, to follow running reports. */
const POLL_MS = 3_000;

interface SavedViewsDialogProps {
  /** The current view of the dashboard. */
  view: DashboardView;
  clients: readonly Client[];
  onClose: () => void;
}

type Task = { kind: 'save' } | { kind: ViewTask; saved: SavedViewRowFragment };

/** The person's saved views, and their mail schedules. Mounted while it is open. */
export function SavedViewsDialog({ view, clients, onClose }: SavedViewsDialogProps) {
  const navigate = useNavigate();
  const [task, setTask] = useState<Task | null>(null);
  const { data, error, refetch } = useSavedViewsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    context: { silent: true },
  });
  const views = data?.savedViews;
  const shown = viewSearchParams(new URLSearchParams(), view).toString();

  const open = (address: string) => {
    onClose();
    void navigate({ search: address });
  };
  const close = () => setTask(null);
  const done = () => {
    close();
    void refetch().catch(() => undefined); // the next poll tries again
  };
  const shownOf = (saved: SavedViewRowFragment) =>
    saved.customerId === view.client?.id ? shown : null;

  return (
    <Dialog
      title="Saved views"
      isOpen
      onClose={onClose}
      size="lg"
      footer={
        <>
          <DialogClose onClose={onClose} />
          {view.client && (
            <Button onClick={() => setTask({ kind: 'save' })}>
              <BookmarkPlus aria-hidden />
              Save this view
            </Button>
          )}
        </>
      }
    >
      <Box minH="40" aria-busy={!views && !error}>
        {!views && !error && <PanelSkeleton shape="lines" />}
        {!views && error && (
          <PanelNotice
            kind="failed"
            text="Unable to retrieve saved views. Please try again."
            onAct={() => void refetch().catch(() => undefined)} // the notice shows the failure
          />
        )}
        {views && (
          <SavedViewList
            views={views}
            colleagues={data.colleaguesSavedViews}
            clients={clients}
            clientId={view.client?.id}
            onOpen={open}
            onTask={(kind, saved) => setTask({ kind, saved })}
            onSent={done}
          />
        )}
      </Box>
      {task?.kind === 'save' && <ViewDialog shownAddress={shown} onSaved={done} onClose={close} />}
      {task?.kind === 'edit' && (
        <ViewDialog
          view={task.saved}
          shownAddress={shownOf(task.saved)}
          onSaved={done}
          onClose={close}
        />
      )}
      {task?.kind === 'schedule' && (
        <ScheduleTask
          view={task.saved}
          timeZone={clients.find(({ id }) => id === task.saved.customerId)?.timeZone ?? 'UTC'}
          onSaved={done}
          onClose={close}
        />
      )}
      {task?.kind === 'preview' && (
        <PreviewDialog name={task.saved.name} address={task.saved.address} onClose={close} />
      )}
      {task?.kind === 'remove' && (
        <RemoveViewDialog view={task.saved} onRemoved={done} onClose={close} />
      )}
    </Dialog>
  );
}
