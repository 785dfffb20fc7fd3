import { Button } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useCopied } from '#client/components/browser/use-copied';
import { showToast } from '#client/components/feedback/toast-store';
import { copyReport, type Report } from './copy-report';

export function CopyReportButton({ reportOf }: { reportOf: () => Report }) {
  const [isCopied, setCopied] = useCopied();

  const copy = async () => {
    try {
      await copyReport(reportOf());
      setCopied();
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
