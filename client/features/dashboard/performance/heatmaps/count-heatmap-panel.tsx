import { useMemo } from 'react';
import { HeatmapChart } from '#client/components/charts/heatmap/heatmap-chart';
import { PanelActions } from '#client/components/panel/panel-actions';
import { SwitchButtons } from '#client/components/form/switch-buttons';
import { visitGrowth } from '#client/records/figures/completed-summary';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import { useCellToggle } from './cell-toggle';
import { countHeatmap } from './count-heatmap';
import { countFigures } from './heatmap-figures';
import { UNIT_OPTIONS, useHeatmapUnit } from './heatmap-unit';
import { HEATMAP_PANEL } from './heatmap-panel';

type Field = 'impressions' | 'responses';

interface CountHeatmapDeclaration extends Pick<
  PanelDeclaration,
  'id' | 'title' | 'help' | 'columns' | 'isOfImpressions'
> {
  field: Field;
  /** The noun of the counts. */
  counted: string;
  /** Prefix of the unit in the URL. */
  paramPrefix: string;
}

/** A panel of counts by daypart and weekday, or of their shares. */
export function countHeatmapPanel({
  field,
  counted,
  paramPrefix,
  ...panel
}: CountHeatmapDeclaration): PanelDeclaration {
  const rowsOf = ({ impressionHeatmap }: DashboardFigures) => impressionHeatmap[field];

  function CountHeatmap({ figures, compared, view }: BodyProps) {
    const toggleOf = useCellToggle(rowsOf(figures));
    const [unit, setUnit] = useHeatmapUnit(paramPrefix);
    const rows = rowsOf(figures);
    const then = compared && rowsOf(compared);
    const comparedLabel = comparedName(view);
    const heatmap = useMemo(
      () =>
        countHeatmap(rows, then, unit, {
          counted,
          comparedLabel,
          isExact: panel.isOfImpressions === true,
          growth: panel.isOfImpressions ? 1 : visitGrowth(figures),
          growthThen: panel.isOfImpressions || !compared ? 1 : visitGrowth(compared),
        }),
      [rows, then, unit, comparedLabel, figures, compared],
    );

    return (
      <>
        <PanelActions>
          <SwitchButtons
            label={`Unit of ${panel.title}`}
            options={UNIT_OPTIONS}
            value={unit}
            onChange={setUnit}
          />
        </PanelActions>
        <HeatmapChart
          label={panel.title}
          cornerHead="Daypart"
          heatmap={heatmap}
          toggleOf={toggleOf}
        />
      </>
    );
  }

  return {
    ...HEATMAP_PANEL,
    ...panel,
    Body: CountHeatmap,
    table: (figures, compared) => countFigures(rowsOf(figures), compared && rowsOf(compared)),
  };
}
