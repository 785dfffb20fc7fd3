import { Box, Button, chakra, Grid } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { visitGrowth } from '#client/records/figures/completed-summary';
import type { BodyProps } from '#client/features/dashboard/figures/figures';
import { useFilterToggles } from '#client/features/dashboard/filter-toggles/filter-toggles';
import { comparedName } from '#client/features/dashboard/panels/compared-range';
import { PanelActions } from '#client/components/panel/panel-actions';
import { SwitchButtons } from '#client/components/form/switch-buttons';
import { rowsById } from '#client/features/dashboard/performance/details/rows-by-id';
import { AllRegionsDialog } from './all-regions-dialog';
import { RegionMap } from './region-map';
import { mapText } from './region-texts';
import { REGION_ORDERS, useRegionOrder } from './region-order';
import { type RegionRow, regionRows } from './region-rows';
import { RegionTable } from './region-table';

const TOP = 5;

/** The map of the regions next to the first five of them. */
export function RegionsBody({ figures, compared, view }: BodyProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const { filterToggle } = useFilterToggles();
  const toggleOf = ({ regionId, region }: RegionRow) => filterToggle({ regions: regionId }, region);
  const [isOpen, setOpen] = useState(false);
  const [order, setOrder] = useRegionOrder();
  const rows = useMemo(() => regionRows(figures, order), [figures, order]);
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
            rows={rows.slice(0, TOP)}
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
