import { Button, chakra } from '@chakra-ui/react';
import { Bookmark, FileSpreadsheet, Sparkles } from 'lucide-react';
import { Tooltip } from '#client/components/feedback/tooltip';
import { ACTION_LOOK } from './action-look';
import { type ShareActions, ShareMenu } from '#client/features/dashboard/share/share-menu';

export interface BarActionsProps {
  onAnalyse: () => void;
  onExport: () => void;
  isExporting: boolean;
  onSavedViews: () => void;
  share: ShareActions;
  /** Both show their words next to their icons. */
  hasWords?: boolean;
}

/** The actions on the figures on screen. */
export function BarActions({
  onAnalyse,
  onExport,
  isExporting,
  onSavedViews,
  share,
  hasWords = false,
}: BarActionsProps) {
  return (
    <>
      <Tooltip content="Write down what the figures say">
        <Button {...ACTION_LOOK} aria-label="Analyse" onClick={onAnalyse}>
          <Sparkles aria-hidden />
          <chakra.span textStyle="xs" hideBelow={hasWords ? undefined : 'xxl'}>
            Analyse
          </chakra.span>
        </Button>
      </Tooltip>
      <Tooltip content="Export all data to Excel">
        <Button
          {...ACTION_LOOK}
          aria-label="Export all data to Excel"
          onClick={onExport}
          loading={isExporting}
        >
          <FileSpreadsheet aria-hidden />
          {hasWords && <chakra.span textStyle="xs">Export all</chakra.span>}
        </Button>
      </Tooltip>
      <Tooltip content="Saved views and reports by mail">
        <Button {...ACTION_LOOK} aria-label="Saved views" onClick={onSavedViews}>
          <Bookmark aria-hidden />
          {hasWords && <chakra.span textStyle="xs">Views</chakra.span>}
        </Button>
      </Tooltip>
      <ShareMenu actions={share} hasWord={hasWords} />
    </>
  );
}
