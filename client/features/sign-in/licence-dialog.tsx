import { chakra, Stack } from '@chakra-ui/react';
import { Dialog, DialogClose } from '#client/components/feedback/dialog';
import { LICENCE_TERMS } from './licence-terms';

export function LicenceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Platform License Agreement"
      isOpen
      onClose={onClose}
      footer={<DialogClose onClose={onClose} />}
    >
      <Stack as="ol" gap="4" ps="0">
        {LICENCE_TERMS.map(({ title, text }, index) => (
          <li key={title}>
            <chakra.p fontWeight="semibold">
              {index + 1}. {title}
            </chakra.p>
            <chakra.p color="fg.muted">{text}</chakra.p>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
