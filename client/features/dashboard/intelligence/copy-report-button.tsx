import { Button } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showToast } from '#client/components/feedback/toast-store';
import { copyReport, type Report } from './copy-report';

const COPIED_MS = 2000;

export function CopyReportButton({ reportOf }: { reportOf: () => Report }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await copyReport(reportOf());
      setCopied(true);
    } catch {
      showToast({
        text: 'The report could not be copied: the browser does not allow it.',
        tone: 'danger',
      });
    }
  };
  return (
    <Button onClick={() => void copy()} aria-live="polite" minWidth="9rem">
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {isCopied ? 'Copied' : 'Copy Report'}
    </Button>
  );
}
