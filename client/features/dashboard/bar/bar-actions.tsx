import { Button, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { Bookmark, FileSpreadsheet, Sparkles } from 'lucide-react';
import { Tooltip } from '#client/components/feedback/tooltip';
import { ACTION_LOOK, PHONE_LOOK } from './action-look';
import { type ShareActions, ShareMenu } from '#client/features/dashboard/share/share-menu';

export interface BarActionsProps {
  onAnalyse: () => void;
  onExport: () => void;
  isExporting: boolean;
  onSavedViews: () => void;
  share: ShareActions;
  /** The bar of a phone shows the words of all actions. */
  isOnPhone?: boolean;
}

/** The actions on the figures on screen. */
export const BarActions = memo(function BarActions({
  onAnalyse,
  onExport,
  isExporting,
  onSavedViews,
  share,
  isOnPhone = false,
}: BarActionsProps) {
  const look = isOnPhone ? PHONE_LOOK : ACTION_LOOK;

  return (
    <>
      <Tooltip content="Write down what the figures say">
        <Button {...look} aria-label="Analyse" onClick={onAnalyse}>
          <Sparkles aria-hidden />
          <chakra.span textStyle="xs" hideBelow={isOnPhone ? undefined : 'xxl'}>
            Analyse
          </chakra.span>
        </Button>
      </Tooltip>
      <Tooltip content="Export all data to Excel">
        <Button
          {...look}
          aria-label="Export all data to Excel"
          onClick={onExport}
          loading={isExporting}
        >
          <FileSpreadsheet aria-hidden />
          {isOnPhone && <chakra.span textStyle="xs">Export</chakra.span>}
        </Button>
      </Tooltip>
      <Tooltip content="Views that you saved, and their reports by mail">
        <Button {...look} aria-label="Saved views" onClick={onSavedViews}>
          <Bookmark aria-hidden />
          {isOnPhone && <chakra.span textStyle="xs">Views</chakra.span>}
        </Button>
      </Tooltip>
      <ShareMenu actions={share} isOnPhone={isOnPhone} />
    </>
  );
});
