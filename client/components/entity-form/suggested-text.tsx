import { Button, Combobox, createListCollection, HStack, Input, Portal } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { Option } from '../option';

interface SuggestedTextProps {
  value: string;
  onChange: (text: string) => void;
  suggestions: readonly Option[];
  onSearch: (text: string) => void;
  isLoading?: boolean;
  onPick: (value: string) => void;
  onLetGo?: () => void;
  emptyText: string;
}

const SEARCH_FROM_CHARACTERS = 2;
const MOST_SUGGESTIONS = 10;

/** A text that is typed freely, with suggestions of what there is already; one taken up stands until it is let go of. */
export function SuggestedText(props: SuggestedTextProps) {
  const { value, onChange, suggestions, onSearch, isLoading = false, onPick, onLetGo, emptyText } = props;
  const [isOpen, setOpen] = useState(false);
  const collection = useMemo(
    () => createListCollection({ items: suggestions.slice(0, MOST_SUGGESTIONS) }),
    [suggestions],
  );
  if (onLetGo) {
    return (
      <HStack w="full">
        <Input readOnly value={value} dir="auto" />
        <Button variant="outline" onClick={onLetGo}>
          Clear
        </Button>
      </HStack>
    );
  }
  const type = (text: string) => {
    const isSearching = text.trim().length >= SEARCH_FROM_CHARACTERS;
    onChange(text);
    setOpen(isSearching);
    if (isSearching) onSearch(text.trim());
  };
  return (
    <Combobox.Root
      collection={collection}
      value={[]}
      onValueChange={({ value: [picked] }) => picked !== undefined && onPick(picked)}
      inputValue={value}
      onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && type(inputValue)}
      allowCustomValue
      selectionBehavior="preserve"
      // Opened by what is typed here: the machine would count a character less.
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open && value.trim().length >= SEARCH_FROM_CHARACTERS)}
      openOnChange={false}
      positioning={{ sameWidth: true }}
      width="full"
      lazyMount
      unmountOnExit
    >
      <Combobox.Control>
        {/* Closed as the focus goes, so that the list of the next field, opened by the same click, stays. */}
        <Combobox.Input dir="auto" autoComplete="off" onBlur={() => setOpen(false)} />
      </Combobox.Control>
      {isOpen && (
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content maxH="300px">
              <Combobox.Empty role="status">{isLoading ? 'Loading...' : emptyText}</Combobox.Empty>
              {collection.items.map((option) => (
                <Combobox.Item key={option.value} item={option}>
                  <Combobox.ItemText>{option.label}</Combobox.ItemText>
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      )}
    </Combobox.Root>
  );
}
