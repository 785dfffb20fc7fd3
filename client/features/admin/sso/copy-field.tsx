import { Button, Field, HStack, Input } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyText } from '#client/components/browser/copy-text';

/** A text to paste elsewhere, with a button that copies it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await copyText(text);
      setCopied(true);
    } catch {
      input.current?.select(); // where the browser denies the clipboard, the person copies it
    }
  };

  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <HStack gap="2" w="full">
        <Input ref={input} readOnly size="sm" fontFamily="mono" value={text} />
        <Button
          size="sm"
          variant="outline"
          aria-label={`Copy ${label}`}
          onClick={() => void copy()}
        >
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </HStack>
    </Field.Root>
  );
}
