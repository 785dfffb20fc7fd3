import { Button, chakra } from '@chakra-ui/react';
import { CalendarClock, FileText, Globe, Link2, Printer, Share2 } from 'lucide-react';
import { ActionMenu } from '#client/components/menu/action-menu';
import { useDecimalsAction } from '#client/components/panel/figure/csv-decimals';
import { ACTION_LOOK, PHONE_LOOK } from '#client/features/dashboard/bar/action-look';

export interface ShareActions {
  onCopyLink: () => void;
  onExportCsv: () => void;
  onExportPdf: () => void;
  onSchedule: () => void;
  onPublicLink: () => void;
  isExporting: boolean;
  /** There is nothing to share without a client. */
  hasClient: boolean;
}

interface ShareMenuProps {
  actions: ShareActions;
  /** The bar of a phone shows the word. */
  isOnPhone?: boolean;
}

/** The ways for the figures on screen to reach somebody else; the workbook has its own button. */
export function ShareMenu({ actions, isOnPhone = false }: ShareMenuProps) {
  const { isExporting, hasClient } = actions;
  const decimals = useDecimalsAction();

  return (
    <ActionMenu
      label="Share"
      tooltip="Pass the figures on"
      trigger={
        <Button
          {...(isOnPhone ? PHONE_LOOK : ACTION_LOOK)}
          aria-label="Share"
          disabled={!hasClient}
        >
          <Share2 aria-hidden />
          <chakra.span textStyle="xs" hideBelow={isOnPhone ? undefined : 'xxl'}>
            Share
          </chakra.span>
        </Button>
      }
      groups={[
        [
          {
            id: 'link',
            label: 'Copy link',
            hint: 'For people with an account here',
            icon: Link2,
            onSelect: actions.onCopyLink,
          },
        ],
        [
          {
            id: 'csv',
            label: 'Export as CSV',
            icon: FileText,
            onSelect: actions.onExportCsv,
            isDisabled: isExporting,
          },
          decimals,
          {
            id: 'pdf',
            label: 'Save as PDF',
            hint: 'All panels, to print or attach',
            icon: Printer,
            onSelect: actions.onExportPdf,
            isDisabled: isExporting,
          },
        ],
        [
          {
            id: 'schedule',
            label: 'Schedule by mail …',
            hint: 'Every week or month',
            icon: CalendarClock,
            onSelect: actions.onSchedule,
          },
          {
            id: 'public',
            label: 'Public link …',
            hint: 'For people without an account',
            icon: Globe,
            onSelect: actions.onPublicLink,
          },
        ],
      ]}
    />
  );
}
