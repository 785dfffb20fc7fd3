import { useMemo } from 'react';
import { ComboboxField } from './combobox-field';

interface ClientFieldProps {
  client: { id: number } | null;
  /** Undefined while they load. */
  clients: readonly { id: number; displayName: string }[] | undefined;
  onSelect: (id: string) => void;
}

/** The choice of the client whose page is shown. */
export function ClientField({ client, clients, onSelect }: ClientFieldProps) {
  const options = useMemo(
    () => clients?.map(({ id, displayName }) => ({ value: String(id), label: displayName })) ?? [],
    [clients],
  );

  return (
    <ComboboxField
      label="Client"
      hideLabel
      placeholder="Select Client"
      options={options}
      value={client ? String(client.id) : null}
      onChange={onSelect}
      isDisabled={!clients}
    />
  );
}
