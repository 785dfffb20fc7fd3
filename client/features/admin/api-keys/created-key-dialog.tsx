import { Button, chakra, HStack, Input, Stack } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { Dialog } from '../../../components/dialog';
import type { CreatedKey } from './new-key-dialog';

/** The text of a new key, this once: it is not left by accident before it was copied. */
export function CreatedKeyDialog({ created, onClose }: { created: CreatedKey; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const text = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(created.key);
      setCopied(true);
    } catch {
      text.current?.select(); // where the browser keeps the clipboard closed, the person copies it
    }
  };
  const close = () => (isCopied ? onClose() : setLeaving(true));
  return (
    <Dialog
      title={`API key ${created.name}`}
      isOpen
      onClose={close}
      closesOutside={false}
      initialFocus={button}
      footer={<Button onClick={close}>Done</Button>}
    >
      <Stack gap="3">
        <p>Copy the key now. It is shown this once: only its fingerprint is kept.</p>
        <HStack gap="2">
          <Input
            ref={text}
            readOnly
            aria-label="API key"
            fontFamily="mono"
            value={created.key}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onCopy={() => setCopied(true)}
          />
          <Button ref={button} variant="outline" onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
            Copy
          </Button>
        </HStack>
        <chakra.p role="status" textStyle="sm" color="fg.success" minH="5">
          {isCopied && 'Copied'}
        </chakra.p>
      </Stack>
      {isLeaving && (
        <ConfirmDialog
          title="Close without the key?"
          text="The key has not been copied and cannot be shown again."
          confirmLabel="Close"
          cancelLabel="Back to the key"
          tone="danger"
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}
