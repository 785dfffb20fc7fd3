import { Box, HStack, useBreakpointValue } from '@chakra-ui/react';
import { FilterX, GitCompareArrows } from 'lucide-react';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DateRangePicker } from '#client/components/date-range-picker/date-range-picker';
import { IconButton } from '#client/components/inline/icon-button';
import { MultiSelect } from '#client/components/multi-select/multi-select';
import { MultiSelectSection } from '#client/components/multi-select/multi-select-section';
import { PageBar } from '#client/components/page/page-bar';
import { useShortcut } from '#client/components/browser/shortcuts';
import type { Layout } from '#schema/dashboard-url';
import { compareControl } from '#client/features/dashboard/compare/compare-control';
import type { Client, DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { ViewChange } from '#client/features/dashboard/view/use-dashboard-view';
import { BarActions, type BarActionsProps } from './bar-actions';
import { ClientSelect } from './client-select';
import { useFilterControls } from './use-filter-controls';
import type { FilterOptions } from './filter-options';
import { FilterSheet } from './filter-sheet';
import { FilterSheetButton } from './filter-sheet-button';
import { filtersSet } from './filters';
import { LayoutSwitch } from './layout-switch';
import { PhoneBar } from './phone-bar';

interface DashboardBarProps {
  view: DashboardView;
  clients: readonly Client[] | undefined;
  options: FilterOptions | undefined;
  /** Place of the actions and filters on a phone, at the bottom. */
  phoneSlot: HTMLElement;
  /** The first figures of the client are loading. */
  isLoading: boolean;
  actions: Omit<BarActionsProps, 'isOnPhone'>;
  onClientSelect: (client: Client) => void;
  onChange: (change: ViewChange) => void;
  onClearFilters: () => void;
}

type Room = 'phone' | 'tablet' | 'desk';

/**
 * The dashboard's view and actions. Controls that do not fit are in a sheet. Figures arrive without
 * rendering it again.
 */
export const DashboardBar = memo(function DashboardBar(props: DashboardBarProps) {
  const { view, options, actions, onChange } = props;
  const room =
    useBreakpointValue<Room>({ base: 'phone', md: 'tablet', xl: 'desk' }, { ssr: false }) ?? 'desk';
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isCompareOpen, setCompareOpen] = useState(false);
  const filterRow = useRef<HTMLDivElement>(null);
  const setCount = filtersSet(view.filters);
  const isDisabled = !view.client || !options || props.isLoading;
  const controls = useFilterControls(
    options,
    view.filters,
    useCallback((filters) => onChange({ filters }), [onChange]),
  );
  const selectLayout = useCallback((layout: Layout) => onChange({ layout }), [onChange]);
  const compare = useMemo(
    () => compareControl(view.compare, (next) => onChange({ compare: next })),
    [view.compare, onChange],
  );
  useShortcut({
    keys: 'f',
    does: 'Go to the filters',
    run: () =>
      room === 'desk' ? filterRow.current?.querySelector('button')?.focus() : setSheetOpen(true),
  });

  return (
    <PageBar label="What the dashboard shows">
      {room !== 'phone' && <LayoutSwitch layout={view.layout} onSelect={selectLayout} />}
      {/* A full bar shows it in two lines. */}
      <Box flex={{ base: '0 0 84px', md: '0 1 160px' }} minWidth={{ base: '0', md: '96px' }}>
        <DateRangePicker
          label="Date range"
          value={view.range}
          onApply={(range) => onChange({ range })}
          today={view.today}
          timeZone={view.client?.timeZone}
          width="100%"
          isCompact
        />
      </Box>
      {room !== 'phone' && <MultiSelect {...compare} icon={GitCompareArrows} />}
      <ClientSelect client={view.client} clients={props.clients} onSelect={props.onClientSelect} />
      {room === 'desk' && (
        // The client's name gives way, not the filters.
        <HStack ref={filterRow} role="group" aria-label="Filters" gap="1" flexShrink="0">
          {controls.map(({ kind, ...control }) => (
            <MultiSelect key={kind} {...control} isDisabled={isDisabled} />
          ))}
          {setCount > 0 && (
            <IconButton label="Clear filters" icon={FilterX} onClick={props.onClearFilters} />
          )}
        </HStack>
      )}
      {room === 'tablet' && (
        <FilterSheetButton count={setCount} onOpen={() => setSheetOpen(true)} />
      )}
      {room === 'phone' &&
        createPortal(
          <PhoneBar>
            <FilterSheetButton count={setCount} onOpen={() => setSheetOpen(true)} isOnPhone />
            <BarActions {...actions} isOnPhone />
          </PhoneBar>,
          props.phoneSlot,
        )}
      {room !== 'phone' && (
        <HStack marginStart="auto" gap="1" flexShrink="0">
          <BarActions {...actions} />
        </HStack>
      )}
      {room !== 'desk' && isSheetOpen && (
        <FilterSheet
          controls={controls}
          isDisabled={isDisabled}
          canClear={setCount > 0}
          onClear={props.onClearFilters}
          onClose={() => setSheetOpen(false)}
        >
          {room === 'phone' && (
            <MultiSelectSection {...compare} isOpen={isCompareOpen} onToggle={setCompareOpen} />
          )}
        </FilterSheet>
      )}
    </PageBar>
  );
});
