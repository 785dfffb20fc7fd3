import { Button, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../../components/dialog';
import { PanelNotice } from '../../../components/panel-notice';
import { PanelSkeleton } from '../../../components/panel-skeleton';
import type { FilterOptions } from '../bar/filter-options';
import type { DashboardView } from '../dashboard-view';
import type { DashboardFigures } from '../figures';
import { CopyReportButton } from './copy-report-button';
import { addressOfPanel } from './panel-links';
import { headOf } from './report-head';
import { ReportText } from './report-text';
import { sectionsOf } from './report';
import { safeHtml } from './safe-html';

const TITLE = 'Campaign Intelligence';
const EMPTY_TEXT = 'No analysis available. Select appropriate filters and refresh the dashboard to generate insights.';

interface IntelligenceDialogProps {
  /** Null while they load, or when they could not be loaded. */
  figures: DashboardFigures | null;
  /** What the figures are about. */
  view: DashboardView;
  /** What the client's filters can be set to, for their names. */
  options: FilterOptions | undefined;
  /** Why there are no figures. */
  failure?: string;
  onRetry?: () => void;
  onClose: () => void;
}

/** The written analysis of what the dashboard shows. Mounted while it is open. */
export function IntelligenceDialog({ figures, view, options, failure, onRetry, onClose }: IntelligenceDialogProps) {
  const navigate = useNavigate();
  const head = headOf(view, options);
  const sections = useMemo(
    () =>
      figures &&
      sectionsOf(figures).map(({ title, paragraphs }) => ({
        title,
        paragraphs: paragraphs.map((paragraph) => safeHtml(paragraph, (id) => addressOfPanel(id, view))),
      })),
    [figures, view],
  );
  const follow = (address: string) => {
    onClose();
    void navigate(address);
  };
  return (
    <Dialog
      title={TITLE}
      isOpen
      onClose={onClose}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {sections && sections.length > 0 && <CopyReportButton report={{ title: TITLE, head, sections }} />}
        </>
      }
    >
      {head.map((line) => (
        <chakra.p key={line} textStyle="sm" color="fg.muted">
          {line}
        </chakra.p>
      ))}
      <chakra.div mt="4" aria-busy={!sections && failure === undefined}>
        {sections && sections.length > 0 && <ReportText sections={sections} onFollow={follow} />}
        {sections?.length === 0 && <PanelNotice text={EMPTY_TEXT} />}
        {!sections && failure !== undefined && <PanelNotice kind="failed" text={failure} onAct={onRetry} />}
        {!sections && failure === undefined && <PanelSkeleton shape="lines" />}
      </chakra.div>
    </Dialog>
  );
}
