import { Box } from '@chakra-ui/react';
import { ClientField } from '#client/components/form/client-field';
import type { Client } from '#client/features/dashboard/view/dashboard-view';

interface ClientSelectProps {
  client: Client | null;
  /** Undefined while they load. */
  clients: readonly Client[] | undefined;
  onSelect: (client: Client) => void;
}

export function ClientSelect({ client, clients, onSelect }: ClientSelectProps) {
  const select = (value: string) => {
    const chosen = clients?.find(({ id }) => String(id) === value);
    if (chosen) onSelect(chosen);
  };

  return (
    <Box
      flex="1 1 200px"
      minWidth={{ base: '0', md: '96px' }}
      maxWidth={{ base: 'none', md: '300px' }}
    >
      <ClientField client={client} clients={clients} onSelect={select} />
    </Box>
  );
}
