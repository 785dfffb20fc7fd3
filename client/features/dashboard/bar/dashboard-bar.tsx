import { Box, HStack, useBreakpointValue } from '@chakra-ui/react';
import { FilterX, GitCompareArrows } from 'lucide-react';
import { useRef, useState } from 'react';
import { DateRangePicker } from '../../../components/date-range-picker/date-range-picker';
import { IconButton } from '../../../components/icon-button';
import { MultiSelect } from '../../../components/multi-select/multi-select';
import { MultiSelectSection } from '../../../components/multi-select/multi-select-section';
import { PageBar } from '../../../components/page-bar';
import { useShortcut } from '../../../components/shortcuts';
import { compareControl } from '../compare/compare-control';
import type { Client, DashboardView } from '../dashboard-view';
import type { ViewChange } from '../use-dashboard-view';
import { BarActions, type BarActionsProps } from './bar-actions';
import { ClientSelect } from './client-select';
import { filterControls } from './filter-controls';
import type { FilterOptions } from './filter-options';
import { FilterSheet } from './filter-sheet';
import { FilterSheetButton } from './filter-sheet-button';
import { filtersSet, NO_FILTERS } from './filters';
import { LayoutSwitch } from './layout-switch';

interface DashboardBarProps extends Omit<BarActionsProps, 'hasWords'> {
  view: DashboardView;
  clients: readonly Client[] | undefined;
  options: FilterOptions | undefined;
  /** The first figures of the client are on their way. */
  isLoading: boolean;
  onClientSelect: (client: Client) => void;
  onChange: (change: ViewChange) => void;
}

type Room = 'phone' | 'tablet' | 'desk';

/** What the dashboard shows and what can be done with it. What has no room stands in a sheet. */
export function DashboardBar(props: DashboardBarProps) {
  const { view, options, onChange } = props;
  const room = useBreakpointValue<Room>({ base: 'phone', md: 'tablet', xl: 'desk' }, { ssr: false }) ?? 'desk';
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isCompareOpen, setCompareOpen] = useState(false);
  const filterRow = useRef<HTMLDivElement>(null);
  const setCount = filtersSet(view.filters);
  const isDisabled = !view.client || !options || props.isLoading;
  const controls = filterControls(options, view.filters, (filters) => onChange({ filters }));
  const compare = compareControl(view.compare, (next) => onChange({ compare: next }));
  const clear = () => onChange({ filters: NO_FILTERS });
  const layoutSwitch = <LayoutSwitch layout={view.layout} onSelect={(layout) => onChange({ layout })} />;

  useShortcut({
    keys: 'f',
    does: 'Go to the filters',
    run: () => (room === 'desk' ? filterRow.current?.querySelector('button')?.focus() : setSheetOpen(true)),
  });

  return (
    <PageBar label="What the dashboard shows">
      {room !== 'phone' && layoutSwitch}
      <Box flex={{ base: '0 0 84px', md: '0 0 150px' }}>
        <DateRangePicker
          label="Date range"
          value={view.range}
          onApply={(range) => onChange({ range })}
          today={view.today}
          timeZone={view.client?.timeZone}
          width="100%"
        />
      </Box>
      {room !== 'phone' && <MultiSelect {...compare} icon={GitCompareArrows} />}
      <ClientSelect client={view.client} clients={props.clients} onSelect={props.onClientSelect} />
      {room === 'desk' && (
        <HStack ref={filterRow} role="group" aria-label="Filters" gap="1" flexShrink="0">
          {controls.map(({ kind, ...control }) => (
            <MultiSelect key={kind} {...control} isDisabled={isDisabled} />
          ))}
          <IconButton label="Clear filters" icon={FilterX} onClick={clear} isDisabled={isDisabled || setCount === 0} />
        </HStack>
      )}
      {room !== 'desk' && <FilterSheetButton count={setCount} onOpen={() => setSheetOpen(true)} />}
      {room !== 'phone' && (
        <HStack ms="auto" gap="1" flexShrink="0">
          <BarActions onAnalyse={props.onAnalyse} />
        </HStack>
      )}
      {room !== 'desk' && isSheetOpen && (
        <FilterSheet
          controls={controls}
          isDisabled={isDisabled}
          canClear={setCount > 0}
          onClear={clear}
          onClose={() => setSheetOpen(false)}
        >
          {room === 'phone' && (
            <>
              {layoutSwitch}
              <HStack mt="2">
                <BarActions onAnalyse={props.onAnalyse} hasWords />
              </HStack>
              <MultiSelectSection {...compare} isOpen={isCompareOpen} onToggle={setCompareOpen} />
            </>
          )}
        </FilterSheet>
      )}
    </PageBar>
  );
}
