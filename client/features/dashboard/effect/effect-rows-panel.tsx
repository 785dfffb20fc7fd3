import { useMemo } from 'react';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import { EFFECT_DIMENSIONS, type EffectDimensionName } from '#schema/effect';
import { SwitchButtons } from '#client/components/form/switch-buttons';
import { Panel } from '#client/components/panel/panel';
import { DataTable } from '#client/components/table/data-table';
import { useTabParam } from '#client/components/table/use-tab-param';
import {
  type FilterTarget,
  useFilterToggles,
} from '#client/features/dashboard/filter-toggles/filter-toggles';
import { useRequestedView } from '#client/features/dashboard/view/requested-view';
import { describeFailure } from '#client/graphql/links/failure';
import { effectColumns, hasSpend } from './effect-columns';
import { useEffectRows } from './use-effect-figures';

const DIMENSIONS = Object.keys(EFFECT_DIMENSIONS) as EffectDimensionName[]; // the keys of the table
const SWITCH = DIMENSIONS.map((value) => ({ value, label: EFFECT_DIMENSIONS[value] }));
const DIMENSION_PARAM = 'by';

const targetOf = (dimension: EffectDimensionName, id: number): FilterTarget =>
  ({
    CREATIVE: { creatives: id },
    CHANNEL: { channels: id },
    CAMPAIGN: { campaigns: id },
    BOOKING: { bookings: id },
    REGION: { regions: id },
    DAYPART: { dayparts: id },
    VIEWS: {},
    SITE: { sites: id },
  })[dimension];

const HELP =
  'The parts add up to the whole. Each part is judged by itself: with fewer visits its interval is wider. ● estimate with its 95% interval, ▶ at least.';

/** Shows what each creative, channel, region … of the view caused. */
export function EffectRowsPanel() {
  const { shown: dimension, show } = useTabParam(DIMENSIONS, 'CREATIVE', DIMENSION_PARAM);
  const view = useRequestedView();
  const currency = view?.client?.currency ?? '';
  const { rows, error, isRefreshing, retry } = useEffectRows(view, dimension);
  const { filterToggle } = useFilterToggles();
  const title = EFFECT_DIMENSIONS[dimension];
  const columns = useMemo(
    () => effectColumns(title, hasSpend(dimension), currency),
    [title, dimension, currency],
  );

  return (
    <Panel
      id="caused-visits-by-part"
      title={PANEL_TITLES['caused-visits-by-part']}
      help={HELP}
      actions={<SwitchButtons label="Parts" options={SWITCH} value={dimension} onChange={show} />}
      state={error !== undefined ? 'failed' : rows ? (rows.length ? 'ready' : 'empty') : 'loading'}
      failure={error === undefined ? undefined : describeFailure(error).message}
      onRetry={retry}
      skeleton="table"
      isRefreshing={isRefreshing}
      flush
    >
      <DataTable
        label={`Caused visits by ${title.toLowerCase()}`}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ rowId }) => rowId}
        paramPrefix="parts"
        toggleOf={({ rowId, name }) => filterToggle(targetOf(dimension, rowId), name)}
      />
    </Panel>
  );
}
