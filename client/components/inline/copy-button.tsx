import { Box, Button, chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '#client/components/browser/copy-text';
import { showToast } from '#client/components/feedback/toast-store';

interface CopyButtonProps {
  label: string;
  /** The copied texts; null while they load. */
  texts: readonly string[] | null;
  isDisabled?: boolean;
}

const SAID_MS = 2000;

/** Copies texts, one per line, and shows their number for two seconds. */
export function CopyButton({ label, texts, isDisabled = false }: CopyButtonProps) {
  const [copied, setCopied] = useState<{ count: number } | null>(null);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (texts === null) return;
    try {
      await copyText(texts.join('\n\n'));
      setCopied({ count: texts.length });
    } catch {
      showToast({ text: 'The browser did not allow copying', tone: 'danger' });
    }
  };

  return (
    <Box position="relative">
      {/* It covers the page, so that its neighbours stay where they are. */}
      <chakra.span
        role="status"
        position="absolute"
        zIndex="docked"
        top="calc(100% + {spacing.1})"
        insetInlineEnd="0"
        px="2"
        py="1"
        borderWidth="1px"
        borderRadius="sm"
        bg="bg.raised"
        textStyle="xs"
        color="fg.success"
        whiteSpace="nowrap"
        _empty={{ display: 'none' }}
      >
        {copied && `${copied.count} tag(s) copied`}
      </chakra.span>
      <Button
        size="xs"
        variant="outline"
        disabled={isDisabled}
        loading={!isDisabled && texts === null}
        loadingText={label}
        onClick={() => void copy()}
      >
        <Copy aria-hidden />
        {label}
      </Button>
    </Box>
  );
}
