import { Button, chakra, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '#client/components/browser/copy-text';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);

  useEffect(() => copyButton.current?.focus(), []);

  const copy = async () => {
    try {
      await copyText(codes.join('\n'));
      setCopied(true);
    } catch {
      // Where the browser denies the clipboard, the person selects the codes.
    }
  };

  return (
    <Stack gap="3">
      <p>
        Write these recovery codes down, and keep them where others do not find them. Each signs you
        in once when you do not have your device. They are shown only this once.
      </p>
      <SimpleGrid
        as="ul"
        aria-label="Recovery codes"
        columns={{ base: 1, sm: 2 }}
        gap="1"
        listStyleType="none"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <HStack gap="2" wrap="wrap">
        <Button ref={copyButton} variant="outline" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          Copy
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
        <chakra.span role="status" textStyle="sm" color="fg.success">
          {isCopied && 'Copied'}
        </chakra.span>
      </HStack>
    </Stack>
  );
}
