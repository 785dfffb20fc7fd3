import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import { formatDate } from '#client/formatting/dates';
import { useArchivedUsersQuery, type ArchivedUserRowFragment } from '#client/graphql/generated';
import { describeFailure } from '#client/graphql/links/failure';
import { EraseUserDialog } from './erase-user-dialog';

const INTRODUCTION =
  'The history names removed users until they are erased. An erased user stays in it as a number.';

/** The removed users whose name and address are still stored, each with a button that erases it. */
export function RemovedUsersDialog({ onClose }: { onClose: () => void }) {
  const [erased, setErased] = useState<ArchivedUserRowFragment | null>(null);
  const { data, error, refetch } = useArchivedUsersQuery({
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  const reload = () => void refetch().catch(() => undefined); // the notice shows the failure

  if (erased)
    return <EraseUserDialog user={erased} onSettled={reload} onClose={() => setErased(null)} />;

  return (
    <Dialog title="Removed users" isOpen onClose={onClose}>
      <chakra.p textStyle="sm" color="fg.muted" mb="3">
        {INTRODUCTION}
      </chakra.p>
      {error && <PanelNotice kind="failed" text={describeFailure(error).message} onAct={reload} />}
      {!data && !error && <PanelSkeleton shape="lines" />}
      {data?.archivedUsers.length === 0 && <chakra.p textStyle="sm">Nobody to erase.</chakra.p>}
      <chakra.ul listStyleType="none" aria-label="Removed users">
        {data?.archivedUsers.map((user) => (
          <chakra.li key={user.id} py="2" borderTopWidth="1px" borderColor="border.muted">
            <Flex gap="3" align="center" justify="space-between">
              <chakra.span overflowWrap="anywhere">
                {user.name}
                <chakra.span display="block" color="fg.muted" textStyle="sm">
                  {user.email}
                  {`, removed ${formatDate(user.archivedAt)}, erased by itself ${formatDate(user.erasedFrom)}`}
                </chakra.span>
              </chakra.span>
              <Button
                size="xs"
                variant="outline"
                aria-label={`Erase ${user.name}`}
                onClick={() => setErased(user)}
              >
                Erase
              </Button>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
    </Dialog>
  );
}
