import { HStack } from '@chakra-ui/react';
import { SwitchButtons, type SwitchOption } from '#client/components/form/switch-buttons';
import { SearchField } from '#client/components/table/search-field';
import type { BookingState, useOverviewFilter } from './use-overview-filter';

const OPTIONS: readonly SwitchOption<BookingState>[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'completed', label: 'Completed' },
];

/** Narrows the table of bookings by their names and their state today. */
export function OverviewFilter({ filter }: { filter: ReturnType<typeof useOverviewFilter> }) {
  return (
    <HStack gap="2" wrap="wrap" w={{ base: 'full', sm: 'auto' }}>
      <SwitchButtons
        label="State today"
        options={OPTIONS}
        value={filter.state}
        onChange={filter.setState}
      />
      <SearchField label="Search bookings" value={filter.search} onSearch={filter.setSearch} />
    </HStack>
  );
}
