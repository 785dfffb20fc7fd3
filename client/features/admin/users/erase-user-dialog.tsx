import { Checkbox, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { ActDialog } from '#client/features/admin/act-dialog';
import { useEraseUserMutation, type ArchivedUserRowFragment } from '#client/graphql/generated';
import { useSession } from '#client/session/use-session';

interface EraseUserDialogProps {
  user: ArchivedUserRowFragment;
  onSettled: () => void;
  onClose: () => void;
}

/** Super admins choose whether the address goes from the records of other organisations, too. */
export function EraseUserDialog({ user: { id, name }, ...settling }: EraseUserDialogProps) {
  const [eraseUser] = useEraseUserMutation();
  const [everywhere, setEverywhere] = useState(false);
  const { flags } = useSession();

  return (
    <ActDialog
      title="Erase user"
      text={`Erase the name and address of ${name} for good? The history then says "Erased user ${id}". This cannot be undone.`}
      confirmLabel="Erase"
      tone="danger"
      act={() => eraseUser({ variables: { id, everywhere } })}
      done="User erased."
      failed="Failed to erase user."
      {...settling}
    >
      {flags.isSuperUser && <ReachChoice isChosen={everywhere} onChange={setEverywhere} />}
    </ActDialog>
  );
}

interface ReachChoiceProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function ReachChoice({ isChosen, onChange }: ReachChoiceProps) {
  const helpId = useId();

  return (
    <>
      <Checkbox.Root
        size="sm"
        mt="4"
        minH="7"
        checked={isChosen}
        onCheckedChange={({ checked }) => onChange(checked === true)}
      >
        <Checkbox.HiddenInput aria-describedby={helpId} />
        <Checkbox.Control />
        <Checkbox.Label textStyle="sm">In all other organisations, too</Checkbox.Label>
      </Checkbox.Root>
      <chakra.p id={helpId} mt="1" textStyle="sm" color="fg.muted">
        The addresses that the person confirmed then also leave the report readers, mailed tag
        sheets and histories of other organisations. Each history that changes says so.
      </chakra.p>
    </>
  );
}
