import { chakra, Combobox, createListCollection, Portal, VisuallyHidden } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { OptionFieldProps } from './option';

/** More than these are not drawn: nobody looks through them, and every one costs time. */
const MOST_SHOWN = 100;

/** A select with typing to search: for lists too long to look through. */
export function ComboboxField(props: OptionFieldProps) {
  const { label, options, value, onChange, placeholder, isDisabled, hideLabel = false, width } = props;
  const [search, setSearch] = useState('');
  const matches = useMemo(() => {
    const wanted = search.trim().toLocaleLowerCase('en-GB');
    return options.filter((option) => option.label.toLocaleLowerCase('en-GB').includes(wanted));
  }, [options, search]);
  const collection = useMemo(() => {
    const items = matches.slice(0, MOST_SHOWN);
    return createListCollection({ items, isItemDisabled: (option) => option.isDisabled === true });
  }, [matches]);
  const chosenLabel = options.find((option) => option.value === value)?.label ?? '';
  return (
    <Combobox.Root
      // The text is the machine's own while open; a value set from outside starts it afresh.
      key={`${value}:${chosenLabel}`}
      collection={collection}
      defaultValue={value === null ? [] : [value]}
      defaultInputValue={chosenLabel}
      onValueChange={({ value: [chosen] }) => chosen !== undefined && chosen !== value && onChange(chosen)}
      onInputValueChange={({ inputValue, reason }) => setSearch(reason === 'input-change' ? inputValue : '')}
      onOpenChange={({ open }) => open && setSearch('')}
      disabled={isDisabled}
      openOnClick
      positioning={{ sameWidth: false }}
      selectionBehavior="replace"
      width={width ?? 'full'}
      lazyMount
      unmountOnExit
    >
      {hideLabel ? (
        <VisuallyHidden asChild>
          <Combobox.Label>{label}</Combobox.Label>
        </VisuallyHidden>
      ) : (
        <Combobox.Label textStyle="label">{label}</Combobox.Label>
      )}
      <Combobox.Control>
        <Combobox.Input placeholder={placeholder} />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger aria-label={`Show ${label} options`} />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content maxH="300px" minW="max(200px, var(--reference-width))">
            <Combobox.Empty>Nothing matches</Combobox.Empty>
            {collection.items.map((option) => (
              <Combobox.Item key={option.value} item={option}>
                <Combobox.ItemText>{option.label}</Combobox.ItemText>
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
            {matches.length > MOST_SHOWN && (
              <chakra.p px="2" py="1.5" textStyle="xs" color="fg.muted">
                {(matches.length - MOST_SHOWN).toLocaleString('en-GB')} more: type to narrow
              </chakra.p>
            )}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}
