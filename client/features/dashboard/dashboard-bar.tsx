import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { ComboboxField } from '../../components/combobox-field';
import { DateRangePicker } from '../../components/date-range-picker/date-range-picker';
import type { PickedRange } from '../../components/date-range-picker/draft-range';
import { PageBar } from '../../components/page-bar';
import type { Client, DashboardView } from './dashboard-view';

interface DashboardBarProps {
  view: DashboardView;
  clients: readonly Client[] | undefined;
  onClientSelect: (client: Client) => void;
  onRangeApply: (range: PickedRange) => void;
}

export function DashboardBar({ view, clients, onClientSelect, onRangeApply }: DashboardBarProps) {
  const options = useMemo(
    () => clients?.map(({ id, displayName }) => ({ value: String(id), label: displayName })) ?? [],
    [clients],
  );
  const select = (value: string) => {
    const client = clients?.find(({ id }) => String(id) === value);
    if (client) onClientSelect(client);
  };
  return (
    <PageBar label="What the dashboard shows">
      <Box flex={{ base: '1.2', md: 'none' }} minWidth="0" width={{ md: '232px' }}>
        <DateRangePicker
          label="Date range"
          value={view.range}
          onApply={onRangeApply}
          today={view.today}
          timeZone={view.client?.timeZone}
          width="100%"
        />
      </Box>
      <Box flex={{ base: '1', md: 'none' }} minWidth="0" width={{ md: '260px' }} maxWidth="300px">
        <ComboboxField
          label="Client"
          hideLabel
          placeholder="Select Client"
          options={options}
          value={view.client ? String(view.client.id) : null}
          onChange={select}
          isDisabled={!clients}
        />
      </Box>
    </PageBar>
  );
}
