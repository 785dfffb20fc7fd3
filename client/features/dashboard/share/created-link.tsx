import { Button, chakra, HStack, Input, Stack } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '#client/components/browser/copy-text';

/** The address of a new link, which is shown only here. */
export function CreatedLink({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

  const copy = async () => {
    try {
      await copyText(url);
      setCopied(true);
    } catch {
      input.current?.select(); // where the browser denies the clipboard, the person copies it
    }
  };

  return (
    <Stack gap="1.5" borderWidth="1px" borderRadius="md" bg="brand.subtle" p="3" mb="4">
      <chakra.p textStyle="sm" fontWeight="medium">
        The link is ready. Copy it now: it is not shown again.
      </chakra.p>
      <HStack gap="2">
        <Input
          ref={input}
          readOnly
          aria-label="Address of the new link"
          fontFamily="mono"
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onCopy={() => setCopied(true)}
        />
        <Button variant="outline" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </HStack>
      <chakra.p role="status" srOnly>
        {isCopied && 'Copied'}
      </chakra.p>
    </Stack>
  );
}
