import { useMemo } from 'react';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import { HeatmapChart } from '#client/components/charts/heatmap/heatmap-chart';
import type { BodyProps } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import { useCellToggle } from './cell-toggle';
import { ratioFigures } from './heatmap-figures';
import { HEATMAP_PANEL } from './heatmap-panel';
import { ratioHeatmap } from './ratio-heatmap';

const TITLE = PANEL_TITLES['impression-heatmap-ratio'];

function RatioHeatmap({ figures, compared, view }: BodyProps) {
  const toggleOf = useCellToggle(figures.impressionHeatmap.responseRatio);
  const heatmap = useMemo(
    () =>
      ratioHeatmap(
        figures.impressionHeatmap,
        compared?.impressionHeatmap ?? null,
        comparedName(view),
      ),
    [figures.impressionHeatmap, compared?.impressionHeatmap, view],
  );

  return <HeatmapChart label={TITLE} cornerHead="Daypart" heatmap={heatmap} toggleOf={toggleOf} />;
}

export const IMPRESSION_HEATMAP_RATIO: PanelDeclaration = {
  ...HEATMAP_PANEL,
  columns: 12,
  id: 'impression-heatmap-ratio',
  title: TITLE,
  help: 'Visits ÷ impressions of each local weekday and daypart, with its 95% interval where there is room. A cell is coloured only where it differs from the overall ratio by more than chance explains.',
  Body: RatioHeatmap,
  table: ({ impressionHeatmap }, compared) =>
    ratioFigures(
      impressionHeatmap.responseRatio,
      impressionHeatmap.responseRatioIntervals,
      impressionHeatmap.responseRatioDifferences,
      compared && compared.impressionHeatmap.responseRatio,
    ),
};
