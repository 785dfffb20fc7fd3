import { chakra, Button } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Check, Copy } from 'lucide-react';
import { Dialog, DialogClose } from '#client/components/feedback/dialog';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';
import type { FilterOptions } from '#client/features/dashboard/bar/filter-options';
import { viewSearchParams } from '#client/features/dashboard/view/dashboard-address';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { useEffectFigures } from '#client/features/dashboard/effect/use-effect-figures';
import { FindingList } from '#client/features/dashboard/findings/finding-list';
import { FINDINGS_TITLE } from '#schema/findings';
import { useCopied } from '#client/components/browser/use-copied';
import { showToast } from '#client/components/feedback/toast-store';
import { ReportText } from './report-text';
import { findingsSection, headOf, withEffect } from './report-sections';
import { safeSections } from './report';
import { copyReport, type Report } from './copy-report';

const TITLE = 'Campaign Intelligence';
const EMPTY_TEXT =
  'No analysis available. Select appropriate filters and refresh the dashboard to generate insights.';

interface IntelligenceDialogProps {
  /** Null while they load, or when loading failed. */
  figures: DashboardFigures | null;
  /** The view of the figures. */
  view: DashboardView;
  /** The client's filter options, for their names. */
  options: FilterOptions | undefined;
  /** The reason why there are no figures. */
  failure?: string;
  onRetry?: () => void;
  onClose: () => void;
}

/** A stored link shows the same days tomorrow. */
const withoutPreset = (view: DashboardView): DashboardView => {
  const { startDate, endDate } = view.range;
  return { ...view, range: { startDate, endDate } };
};

/** The findings and the written analysis of the dashboard. Mounted while it is open. */
export function IntelligenceDialog({
  figures,
  view,
  options,
  failure,
  onRetry,
  onClose,
}: IntelligenceDialogProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const head = headOf(view, options);
  const { effect } = useEffectFigures(figures && view);
  const sections = useMemo(
    () => figures && withEffect(safeSections(figures, view, search), effect, view, search),
    [figures, effect, view, search],
  );

  const follow = (address: string) => {
    onClose();
    void navigate(address);
  };
  const reportOf = (shown: DashboardFigures) => {
    const fixedView = withoutPreset(view);
    const address = `?${viewSearchParams(new URLSearchParams(), fixedView)}`;
    const shownSections = [
      ...findingsSection(shown.findings, shown.currency),
      ...withEffect(safeSections(shown, fixedView, ''), effect, fixedView, ''),
    ];
    return { title: TITLE, head, sections: shownSections, address };
  };
  return (
    <Dialog
      title={TITLE}
      isOpen
      onClose={onClose}
      size="lg"
      footer={
        <>
          <DialogClose onClose={onClose} />
          {figures && sections && sections.length > 0 && (
            <CopyReportButton reportOf={() => reportOf(figures)} />
          )}
        </>
      }
    >
      {head.map((line) => (
        <chakra.p key={line} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {line}
        </chakra.p>
      ))}
      {figures && sections && sections.length > 0 && (
        <chakra.section mt="4" aria-label={FINDINGS_TITLE}>
          <FindingList findings={figures.findings} view={view} onFollow={onClose} isPlain />
        </chakra.section>
      )}
      <chakra.div mt="4" aria-busy={!sections && failure === undefined}>
        {sections && sections.length > 0 && <ReportText sections={sections} onFollow={follow} />}
        {sections?.length === 0 && <PanelNotice text={EMPTY_TEXT} />}
        {!sections && failure !== undefined && (
          <PanelNotice kind="failed" text={failure} onAct={onRetry} />
        )}
        {!sections && failure === undefined && <PanelSkeleton shape="lines" />}
      </chakra.div>
    </Dialog>
  );
}

function CopyReportButton({ reportOf }: { reportOf: () => Report }) {
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
