import { Box, Button, chakra, Grid } from '@chakra-ui/react';
import { usePrintStart } from '#client/components/browser/printing';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { visitGrowth } from '#client/records/figures/completed-summary';
import type { BodyProps } from '#client/features/dashboard/figures/figures';
import { useFilterToggles } from '#client/features/dashboard/filter-toggles/filter-toggles';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import { PanelActions } from '#client/components/panel/panel-actions';
import { SwitchButtons, type SwitchOption } from '#client/components/form/switch-buttons';
import { rowsById } from '#client/features/dashboard/performance/details/rows-by-id';
import { AllRegionsDialog } from './all-regions-dialog';
import { RegionMap } from './region-map';
import { mapText } from './region-texts';
import { type RegionRow, regionRows, type RegionOrder } from './region-rows';
import { RegionTable } from './region-table';

const REGION_ORDERS: readonly SwitchOption<RegionOrder>[] = [
  { value: 'visits', label: 'Visits', name: 'Visits, most first' },
  { value: 'rate', label: 'Rate', name: 'Rate, highest first' },
];

const PARAM = 'regions';
const RATE: RegionOrder = 'rate';

/** The order is by visits, or by rate when the URL says so: `?regions=rate`. */
function useRegionOrder(): [order: RegionOrder, setOrder: (order: RegionOrder) => void] {
  const [params, setParams] = useSearchParams();
  const setOrder = (order: RegionOrder) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (order === RATE) next.set(PARAM, RATE);
        else next.delete(PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return [params.get(PARAM) === RATE ? RATE : 'visits', setOrder];
}

const TOP = 5;

/** The map of the regions next to the first five of them. */
export function RegionsBody({ figures, compared, view }: BodyProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const { filterToggle } = useFilterToggles();
  const toggleOf = ({ regionId, region }: RegionRow) => filterToggle({ regions: regionId }, region);
  const [isOpen, setOpen] = useState(false);
  const [order, setOrder] = useRegionOrder();
  const rows = useMemo(() => regionRows(figures, order), [figures, order]);
  const isPrinted = usePrintStart() !== null;
  const byVisits = useMemo(() => regionRows(figures, 'visits'), [figures]);
  const comparison = useMemo(
    () => ({
      thenOf: compared && rowsById(regionRows(compared, 'visits'), ({ regionId }) => regionId),
      comparedLabel: comparedName(view) ?? '',
      growth: visitGrowth(figures),
      growthThen: compared ? visitGrowth(compared) : 1,
    }),
    [figures, compared, view],
  );

  return (
    <>
      <PanelActions>
        <SwitchButtons
          label="Order of the regions"
          options={REGION_ORDERS}
          value={order}
          onChange={setOrder}
        />
      </PanelActions>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        gap="4"
        h={{ md: 'full' }}
      >
        <Box h={{ base: '280px', md: 'full' }} minH="0">
          <RegionMap
            rows={byVisits}
            summary={figures.responsesByRegion.summary}
            view={view}
            selectedId={selectedId}
            onSelect={setSelectedId}
          />
        </Box>
        {/* The padding keeps focus rings whole. */}
        <Box minH="0" overflowY={{ md: 'auto' }} px="1" mx="-1" pb="1">
          <RegionTable
            label="Top regions"
            visitsHead="Total Visits"
            rows={isPrinted ? rows : rows.slice(0, TOP)}
            toggleOf={toggleOf}
            onPoint={setSelectedId}
            pointedId={selectedId}
            {...comparison}
          />
          <chakra.p textStyle="xs" color="fg.muted" mt="2">
            {mapText(rows)}
          </chakra.p>
          {rows.length > TOP && (
            <Button size="xs" variant="outline" mt="3" onClick={() => setOpen(true)}>
              {`Show all ${rows.length} regions`}
            </Button>
          )}
        </Box>
        <AllRegionsDialog
          rows={rows}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          toggleOf={toggleOf}
          {...comparison}
        />
      </Grid>
    </>
  );
}
