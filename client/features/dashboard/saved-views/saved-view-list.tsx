import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { type SavedViewRowFragment, useSendReportNowMutation } from '#client/graphql/generated';
import type { Client } from '#client/features/dashboard/view/dashboard-view';
import { useSession } from '#client/session/use-session';
import { SavedViewItem, type ViewTask } from './saved-view-item';
import { viewText } from './view-texts';

interface SavedViewListProps {
  views: readonly SavedViewRowFragment[];
  /** Those that colleagues share. */
  colleagues: readonly SavedViewRowFragment[];
  clients: readonly Client[];
  /** The client on screen, whose views come first. */
  clientId: number | undefined;
  onOpen: (address: string) => void;
  onTask: (task: ViewTask, view: SavedViewRowFragment) => void;
  onSent: () => void;
}

/** Views of the client on screen first; within a client by name, as received. */
const ordered = (views: readonly SavedViewRowFragment[], clientId: number | undefined) =>
  views.toSorted(
    (one, other) => Number(other.customerId === clientId) - Number(one.customerId === clientId),
  );

export function SavedViewList({
  views,
  colleagues,
  clients,
  clientId,
  onOpen,
  onTask,
  onSent,
}: SavedViewListProps) {
  const [sendNow] = useSendReportNowMutation({ context: { silent: true } });
  const { user } = useSession();
  const headingId = useId();
  const isAdmin = user?.permissionLevel === 'ADMIN';
  const send = async ({ id, name }: SavedViewRowFragment) => {
    try {
      await sendNow({ variables: { savedViewId: id } });
      showToast({ text: `‘${name}’ is being made and sent.`, tone: 'success' });
    } catch (error) {
      const { message } = describeFailure(error);
      showToast({
        text: `The report was not sent. ${message || 'Please try again.'}`,
        tone: 'danger',
      });
    }

    onSent();
  };

  const propsOf = (view: SavedViewRowFragment) => ({
    view,
    words: viewText(view, clients),
    timeZone: clients.find(({ id }) => id === view.customerId)?.timeZone ?? 'UTC',
    onOpen: () => onOpen(view.address),
    onTask: (task: ViewTask) => onTask(task, view),
    onSend: () => void send(view),
    onChanged: onSent,
  });

  return (
    <>
      {views.length === 0 ? (
        <PanelNotice text="No saved views yet. Set range and filters, save them under a name, and have them sent by mail." />
      ) : (
        <chakra.ul listStyleType="none" aria-label="Saved views">
          {ordered(views, clientId).map((view) => (
            <SavedViewItem key={view.id} {...propsOf(view)} />
          ))}
        </chakra.ul>
      )}
      {colleagues.length > 0 && (
        <>
          <chakra.h3 textStyle="sm" fontWeight="semibold" mt="5" id={headingId}>
            Shared by colleagues
          </chakra.h3>
          <chakra.ul listStyleType="none" aria-labelledby={headingId}>
            {ordered(colleagues, clientId).map((view) => (
              <SavedViewItem key={view.id} {...propsOf(view)} isForeign mayChange={isAdmin} />
            ))}
          </chakra.ul>
        </>
      )}
    </>
  );
}
