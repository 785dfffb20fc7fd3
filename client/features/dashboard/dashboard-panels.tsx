import { Stack } from '@chakra-ui/react';
import type { Layout } from '#schema/dashboard-url';
import type { DashboardView } from './view/dashboard-view';
import { EffectView } from './effect/effect-view';
import type { DashboardFigures } from './figures/figures';
import { FindingsPanel } from './findings/findings-panel';
import { PanelBoard } from './panels/panel-board';
import type { PanelDeclaration } from './panels/panel-declaration';
import { PERFORMANCE_PANELS } from './panels/performance-panels';
import { SUMMARY_PANELS } from './panels/summary-panels';
import type { ViewChange } from './view/use-dashboard-view';

/** Effect has panels of its own. */
const PANELS: Readonly<Record<Exclude<Layout, 'effect'>, readonly PanelDeclaration[]>> = {
  summary: SUMMARY_PANELS,
  performance: PERFORMANCE_PANELS,
};

interface DashboardPanelsProps {
  /** Null while the first figures of a client load. */
  figures: DashboardFigures | null;
  compared: DashboardFigures | null;
  view: DashboardView;
  isRefreshing: boolean;
  onChange: (change: ViewChange) => void;
  onClearFilters?: () => void;
}

export function DashboardPanels({ onChange, ...props }: DashboardPanelsProps) {
  const { view } = props;
  if (view.layout === 'effect')
    return <EffectView key={view.client?.id} view={view} onChange={onChange} />;

  return (
    <Stack gap="4">
      <FindingsPanel figures={props.figures} view={view} isRefreshing={props.isRefreshing} />
      <PanelBoard panels={PANELS[view.layout]} {...props} />
    </Stack>
  );
}
