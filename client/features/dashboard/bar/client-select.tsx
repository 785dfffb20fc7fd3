import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { ComboboxField } from '#client/components/form/combobox-field';
import type { Client } from '#client/features/dashboard/dashboard-view';

interface ClientSelectProps {
  client: Client | null;
  /** Undefined while they load. */
  clients: readonly Client[] | undefined;
  onSelect: (client: Client) => void;
}

export function ClientSelect({ client, clients, onSelect }: ClientSelectProps) {
  const options = useMemo(
    () => clients?.map(({ id, displayName }) => ({ value: String(id), label: displayName })) ?? [],
    [clients],
  );

  const select = (value: string) => {
    const chosen = clients?.find(({ id }) => String(id) === value);
    if (chosen) onSelect(chosen);
  };

  return (
    <Box
      flex="1 1 200px"
      minWidth={{ base: '0', md: '200px' }}
      maxWidth={{ base: 'none', md: '300px' }}
    >
      <ComboboxField
        label="Client"
        hideLabel
        placeholder="Select Client"
        options={options}
        value={client ? String(client.id) : null}
        onChange={select}
        isDisabled={!clients}
      />
    </Box>
  );
}
