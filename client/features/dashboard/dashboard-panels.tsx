import { Stack, useBreakpointValue } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Layout } from '#schema/dashboard-url';
import type { DashboardView } from './view/dashboard-view';
import { EffectView } from './effect/effect-view';
import type { DashboardFigures } from './figures/figures';
import { FindingsPanel } from './findings/findings-panel';
import { PanelBoard } from './panels/panel-board';
import type { PanelDeclaration } from './panels/panel-declaration';
import { PERFORMANCE_PANELS } from './panels/performance-panels';
import { RESPONSES_OVER_TIME } from './summary/responses-over-time';
import { SUMMARY_PANELS } from './panels/summary-panels';
import type { ViewChange } from './view/use-dashboard-view';

/** Effect has panels of its own. */
const PANELS: Readonly<Record<Exclude<Layout, 'effect'>, readonly PanelDeclaration[]>> = {
  summary: SUMMARY_PANELS,
  performance: PERFORMANCE_PANELS,
};

const NO_PANELS: readonly PanelDeclaration[] = [];

/** On a phone the figures come first, then the trend, then the findings. */
function phoneOrder(panels: readonly PanelDeclaration[]): readonly PanelDeclaration[] {
  const trend = panels.find(({ id }) => id === RESPONSES_OVER_TIME.id);
  if (!trend) return panels;
  const [figures, ...others] = panels.filter((panel) => panel !== trend);
  return figures ? [figures, trend, ...others] : panels;
}

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
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const panels = view.layout === 'effect' ? NO_PANELS : PANELS[view.layout];
  const ordered = useMemo(() => (isPhone ? phoneOrder(panels) : panels), [isPhone, panels]);
  if (view.layout === 'effect')
    return <EffectView key={view.client?.id} view={view} onChange={onChange} />;

  const findings = (
    <FindingsPanel figures={props.figures} view={view} isRefreshing={props.isRefreshing} />
  );
  const isInset = isPhone && view.layout === 'summary';

  return (
    <Stack gap="4">
      {!isInset && findings}
      <PanelBoard
        panels={ordered}
        inset={isInset ? { after: RESPONSES_OVER_TIME.id, content: findings } : undefined}
        {...props}
      />
    </Stack>
  );
}
