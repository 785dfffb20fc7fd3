import { useMemo } from 'react';
import type { Column } from '#client/components/table/table-columns';
import {
  type FilterTarget,
  useFilterToggles,
} from '#client/features/dashboard/filter-toggles/filter-toggles';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { costColumns, type CostRow } from './cost-columns';
import { DETAILS_HEIGHT_PX, DetailsTable, HIGHEST_RATE_FIRST } from './details-table';
import { rowsById } from './rows-by-id';

/** The panels of both details tables share this. */
export const COST_PANEL = {
  skeleton: 'table',
  bodyHeight: { md: DETAILS_HEIGHT_PX },
  kind: 'table',
  isFlush: true,
  hasData: () => true,
} satisfies Partial<PanelDeclaration>;

interface CostDetailsProps<Row> {
  label: string;
  /** The columns before the figures. */
  named: readonly Column<Row>[];
  rows: readonly Row[];
  /** The rows of the comparison period, if there is one. */
  comparedRows: readonly Row[] | undefined;
  /** A function of the module: a new one would make new columns. */
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  /** Filter that a press on the row sets. */
  targetOf: (row: Row) => FilterTarget;
  view: DashboardView;
  /** Rates and costs are those expected when all visits are in. */
  isEstimate: boolean;
  /** Prefix of sort and page in the URL. */
  paramPrefix: string;
}

/** Shows the cost of each creative or channel, and the visits credited to it. */
export function CostDetails<Row extends CostRow>(props: CostDetailsProps<Row>) {
  const { label, named, rows, comparedRows, idOf, nameOf, view, isEstimate, paramPrefix } = props;
  const { filterToggle } = useFilterToggles();

  const columns = useMemo<Column<Row>[]>(() => {
    const thenOf = comparedRows ? rowsById(comparedRows, idOf) : null;
    return [
      ...named,
      ...costColumns(rows, nameOf, thenOf, {
        currency: view.client?.currency ?? '',
        comparedLabel: comparedName(view),
        isEstimate,
      }),
    ];
  }, [named, rows, comparedRows, idOf, nameOf, view, isEstimate]);

  return (
    <DetailsTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={idOf}
      defaultSort={HIGHEST_RATE_FIRST}
      paramPrefix={paramPrefix}
      toggleOf={(row) => filterToggle(props.targetOf(row), nameOf(row))}
    />
  );
}
