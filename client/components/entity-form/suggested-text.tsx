import { Button, Combobox, createListCollection, HStack, Input, Portal } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { Option } from '#client/components/form/option';

interface SuggestedTextProps {
  value: string;
  onChange: (text: string) => void;
  suggestions: readonly Option[];
  onSearch: (text: string) => void;
  isLoading?: boolean;
  onPick: (value: string) => void;
  onClear?: () => void;
  emptyText: string;
}

const SEARCH_FROM_CHARACTERS = 2;
const MAX_SUGGESTIONS = 10;

/**
 * A text field with suggestions of existing records; a selected suggestion stays until it is
 * cleared.
 */
export function SuggestedText(props: SuggestedTextProps) {
  const {
    value,
    onChange,
    suggestions,
    onSearch,
    isLoading = false,
    onPick,
    onClear,
    emptyText,
  } = props;

  const [visit, setVisit] = useState(0);
  const collection = useMemo(
    () => createListCollection({ items: suggestions.slice(0, MAX_SUGGESTIONS) }),
    [suggestions],
  );
  if (onClear) {
    return (
      <HStack w="full">
        <Input readOnly value={value} dir="auto" />
        <Button variant="outline" onClick={onClear}>
          Clear
        </Button>
      </HStack>
    );
  }

  const isEnough = (text: string) => text.trim().length >= SEARCH_FROM_CHARACTERS;
  const type = (text: string) => {
    onChange(text);
    if (isEnough(text)) onSearch(text.trim());
  };

  return (
    <Combobox.Root
      // A new element for each visit: closing the same one would restore the focus and swallow the
      // click on the next field.
      key={visit}
      collection={collection}
      value={[]}
      onValueChange={({ value: [picked] }) => picked !== undefined && onPick(picked)}
      inputValue={value}
      onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && type(inputValue)}
      allowCustomValue
      selectionBehavior="preserve"
      positioning={{ sameWidth: true }}
      width="full"
      lazyMount
      unmountOnExit
    >
      <Combobox.Control>
        <Combobox.Context>
          {({ open }) => (
            // The machine opens at the first character; suggestions appear from the second.
            <Combobox.Input
              dir="auto"
              autoComplete="off"
              aria-expanded={open && isEnough(value)}
              onBlur={() => open && setVisit((count) => count + 1)}
            />
          )}
        </Combobox.Context>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner hidden={!isEnough(value)}>
          {/* A list box without options is invalid. */}
          <Combobox.Content maxH="300px" {...(collection.size === 0 && { role: 'group' })}>
            <Combobox.Empty role="status">{isLoading ? 'Loading...' : emptyText}</Combobox.Empty>
            {collection.items.map((option) => (
              <Combobox.Item key={option.value} item={option}>
                <Combobox.ItemText>{option.label}</Combobox.ItemText>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}
