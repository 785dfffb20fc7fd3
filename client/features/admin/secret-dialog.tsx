import { Button, chakra, HStack, Input, Stack } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { Dialog } from '#client/components/feedback/dialog';

interface SecretDialogProps {
  title: string;
  /** The label of its field. */
  label: string;
  noun: 'key' | 'secret' | 'code';
  secret: string;
  /** Instructions, in a sentence or two. */
  text: string;
  onClose: () => void;
}

/**
 * A secret that is shown once: the dialog does not close by accident before the secret is copied.
 */
export function SecretDialog({ title, label, noun, secret, text, onClose }: SecretDialogProps) {
  const [isCopied, setCopied] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      input.current?.select(); // where the browser denies the clipboard, the person copies it
    }
  };

  const close = () => (isCopied ? onClose() : setLeaving(true));

  return (
    <Dialog
      title={title}
      isOpen
      onClose={close}
      closesOutside={false}
      initialFocus={button}
      footer={<Button onClick={close}>Done</Button>}
    >
      <Stack gap="3">
        <p>{text}</p>
        <HStack gap="2">
          <Input
            ref={input}
            readOnly
            aria-label={label}
            fontFamily="mono"
            value={secret}
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
          title={`Close without the ${noun}?`}
          text={`The ${noun} has not been copied and cannot be shown again.`}
          confirmLabel="Close"
          cancelLabel={`Back to the ${noun}`}
          tone="danger"
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}
