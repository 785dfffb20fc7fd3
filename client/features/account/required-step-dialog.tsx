import { Button, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Dialog } from '#client/components/feedback/dialog';

interface RequiredStepDialogProps {
  title: string;
  /** The reason why the step comes before everything else. */
  reason: string;
  onSignOut: () => void;
  children: ReactNode;
}

/** A step that a person takes before anything else, or signs out. */
export function RequiredStepDialog(props: RequiredStepDialogProps) {
  const { title, reason, onSignOut, children } = props;

  return (
    <Dialog
      title={title}
      isOpen
      footer={
        <Button variant="outline" onClick={onSignOut}>
          Sign out instead
        </Button>
      }
    >
      <Stack gap="4">
        <chakra.p>{reason}</chakra.p>
        {children}
      </Stack>
    </Dialog>
  );
}
