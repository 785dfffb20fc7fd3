import { Stack, useBreakpointValue } from '@chakra-ui/react';
import { lazy, memo, Suspense, useMemo } from 'react';
import type { Layout } from '#schema/dashboard-url';
import { AlertsPlaceholder } from './alerts/alerts-placeholder';
import type { DashboardView } from './view/dashboard-view';
import type { DashboardFigures } from './figures/figures';
import { FindingsPanel } from './findings/findings-panel';
import { PanelBoard } from './panels/panel-board';
import type { PanelDeclaration } from './panels/panel-declaration';
import { PERFORMANCE_PANELS } from './panels/performance-panels';
import { RESPONSES_OVER_TIME } from './summary/responses-over-time';
import { SUMMARY_PANELS } from './panels/summary-panels';
import type { ViewChange } from './view/use-dashboard-view';

const AlertsPanel = lazy(async () => ({
  default: (await import('./alerts/alerts-panel')).AlertsPanel,
}));

const EffectView = lazy(async () => ({
  default: (await import('./effect/effect-view')).EffectView,
}));

/** Effect has panels of its own. */
const PANELS: Readonly<Record<Exclude<Layout, 'effect'>, readonly PanelDeclaration[]>> = {
  summary: SUMMARY_PANELS,
  performance: PERFORMANCE_PANELS,
};

const NO_PANELS: readonly PanelDeclaration[] = [];

/** Phones show the figures first, then the trend, then findings and alerts. */
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
  onChange: (change: ViewChange) => void;
  onClearFilters?: () => void;
}

export const DashboardPanels = memo(function DashboardPanels({
  onChange,
  ...props
}: DashboardPanelsProps) {
  const { view, figures } = props;
  const clientId = view.client?.id;
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const panels = view.layout === 'effect' ? NO_PANELS : PANELS[view.layout];
  const ordered = useMemo(() => (isPhone ? phoneOrder(panels) : panels), [isPhone, panels]);
  if (view.layout === 'effect')
    return (
      <Suspense fallback={<AlertsPlaceholder />}>
        <EffectView key={view.client?.id} view={view} />
      </Suspense>
    );

  const answers = (
    <Stack gap="4">
      <FindingsPanel figures={figures} view={view} />
      <Suspense fallback={<AlertsPlaceholder />}>
        {figures && clientId !== undefined ? (
          <AlertsPanel key={clientId} clientId={clientId} figures={figures} view={view} />
        ) : (
          <AlertsPlaceholder />
        )}
      </Suspense>
    </Stack>
  );
  const isInset = isPhone && view.layout === 'summary';

  return (
    <Stack gap="4">
      {!isInset && answers}
      <PanelBoard
        panels={ordered}
        inset={isInset ? { after: RESPONSES_OVER_TIME.id, content: answers } : undefined}
        {...props}
      />
    </Stack>
  );
});
