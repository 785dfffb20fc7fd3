import { Panel } from '#client/components/panel/panel';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { FINDINGS_TITLE } from '#schema/findings';
import type { Finding } from './finding';
import { FindingList } from './finding-list';

interface FindingsPanelProps {
  /** Null while the first figures of a client load. */
  figures: DashboardFigures | null;
  view: DashboardView;
}

const HELP =
  'At most five differences that chance does not explain, the one with the most visits at stake first.';

/** A tag or booking that the alerts below name. */
const isAlert = ({ kind, action }: Finding): boolean =>
  kind === 'PACE' || (action.kind === 'FIX_TAG' && typeof action.tagId === 'number');

/** The answers before the panels. */
export function FindingsPanel({ figures, view }: FindingsPanelProps) {
  return (
    <Panel
      id="findings"
      title={FINDINGS_TITLE}
      help={HELP}
      state={figures ? 'ready' : 'loading'}
      skeleton="cards"
    >
      {figures && (
        <FindingList findings={figures.findings.filter((one) => !isAlert(one))} view={view} />
      )}
    </Panel>
  );
}
