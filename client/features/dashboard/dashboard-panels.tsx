import { Stack } from '@chakra-ui/react';
import type { Layout } from '#schema/dashboard-url';
import type { DashboardView } from './view/dashboard-view';
import type { DashboardFigures } from './figures/figures';
import { FindingsPanel } from './findings/findings-panel';
import { PanelBoard } from './panels/panel-board';
import type { PanelDeclaration } from './panels/panel-declaration';
import { PERFORMANCE_PANELS } from './panels/performance-panels';
import { SUMMARY_PANELS } from './panels/summary-panels';

const PANELS: Readonly<Record<Layout, readonly PanelDeclaration[]>> = {
  summary: SUMMARY_PANELS,
  performance: PERFORMANCE_PANELS,
};

interface DashboardPanelsProps {
  /** Null while the first figures of a client load. */
  figures: DashboardFigures | null;
  compared: DashboardFigures | null;
  view: DashboardView;
  isRefreshing: boolean;
  onClearFilters?: () => void;
}

export function DashboardPanels(props: DashboardPanelsProps) {
  return (
    <Stack gap="4">
      <FindingsPanel figures={props.figures} view={props.view} isRefreshing={props.isRefreshing} />
      <PanelBoard panels={PANELS[props.view.layout]} {...props} />
    </Stack>
  );
}
