import { Box, Button, chakra } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogClose } from '#client/components/feedback/dialog';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { type PublicLinkFragment, usePublicLinksQuery } from '#client/graphql/generated';
import { viewText } from '#client/features/dashboard/saved-views/view-texts';
import type { Client, DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { CreatedLink } from './created-link';
import { NewLinkDialog } from './new-link-dialog';
import { PublicLinkItem } from './public-link-item';
import { RevokeLinkDialog } from './revoke-link-dialog';

interface PublicLinksDialogProps {
  /** The view of the figures on screen. */
  view: DashboardView;
  client: Client;
  onClose: () => void;
}

type Task = { kind: 'create' } | { kind: 'revoke'; link: PublicLinkFragment };

/** The person's public links of a client. Mounted while it is open. */
export function PublicLinksDialog({ view, client, onClose }: PublicLinksDialogProps) {
  const [task, setTask] = useState<Task | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  const { data, error, refetch } = usePublicLinksQuery({
    variables: { customerId: client.id },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const links = data?.sharedLinks;
  const theirs = data?.colleaguesSharedLinks ?? [];
  const itemOf = (link: PublicLinkFragment, by = '') => (
    <PublicLinkItem
      key={link.id}
      link={link}
      words={`${viewText(link, [client])}${by}`}
      now={now}
      onRevoke={() => setTask({ kind: 'revoke', link })}
    />
  );
  const read = () => void refetch().catch(() => undefined); // the notice shows the failure

  return (
    <Dialog
      title="Public links"
      isOpen
      onClose={onClose}
      size="lg"
      footer={
        <>
          <DialogClose onClose={onClose} />
          <Button onClick={() => setTask({ kind: 'create' })}>
            <Link2 aria-hidden />
            New public link
          </Button>
        </>
      }
    >
      {url !== null && <CreatedLink key={url} url={url} />}
      <Box minH="24" aria-busy={!links && !error}>
        {!links && !error && <PanelSkeleton shape="lines" />}
        {!links && error && (
          <PanelNotice
            kind="failed"
            text="Unable to retrieve public links. Please try again."
            onAct={read}
          />
        )}
        {links?.length === 0 && (
          <PanelNotice text="No public links yet. A new one shows the figures on screen to people without an account." />
        )}
        {links && links.length > 0 && (
          <chakra.ul listStyleType="none" aria-label="Public links">
            {links.map((link) => itemOf(link))}
          </chakra.ul>
        )}
        {theirs.length > 0 && (
          <>
            <chakra.h3 textStyle="sm" fontWeight="semibold" mt="5">
              Of colleagues
            </chakra.h3>
            <chakra.ul listStyleType="none" aria-label="Public links of colleagues">
              {theirs.map((link) => itemOf(link, ` · by ${link.creatorName}`))}
            </chakra.ul>
          </>
        )}
      </Box>
      {task?.kind === 'create' && (
        <NewLinkDialog
          view={view}
          onCreated={(created) => {
            setUrl(created);
            read();
          }}
          onClose={() => setTask(null)}
        />
      )}
      {task?.kind === 'revoke' && (
        <RevokeLinkDialog
          link={task.link}
          onRevoked={() => {
            setTask(null);
            read();
          }}
          onClose={() => setTask(null)}
        />
      )}
    </Dialog>
  );
}
