import { countText, LANGUAGE } from '#schema/writing/numbers';
import { chakra, Combobox, createListCollection, Portal, useFieldContext } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OptionFieldProps } from './option';
import { OptionLabel } from './option-label';

/** More options are not rendered: nobody reads them all, and each costs time. */
const MAX_SHOWN = 100;

interface ComboboxFieldProps extends OptionFieldProps {
  /** The caller searches the options for the text; without it the field searches them itself. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
}

/** A select with a search field: for long lists. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, options, value, onChange, placeholder, isDisabled, hideLabel, width } = props;
  const { onSearch, isLoading = false } = props;
  const isSearchedHere = onSearch === undefined;
  const field = useFieldContext();
  const [search, setSearch] = useState('');
  const [abandoned, setAbandoned] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const isChosenHere = useRef(false);
  const matches = useMemo(() => {
    const wanted = isSearchedHere ? search.trim().toLocaleLowerCase(LANGUAGE) : '';
    return options.filter((option) => option.label.toLocaleLowerCase(LANGUAGE).includes(wanted));
  }, [options, search, isSearchedHere]);
  const collection = useMemo(() => {
    const items = matches.slice(0, MAX_SHOWN);
    return createListCollection({ items, isItemDisabled: (option) => option.isDisabled === true });
  }, [matches]);
  const chosenLabel = options.find((option) => option.value === value)?.label ?? '';

  const find = (text: string) => {
    setSearch(text);
    if (text !== search) onSearch?.(text);
  };
  const choose = (chosen: string | undefined) => {
    if (chosen === undefined || chosen === value) return;
    isChosenHere.current = true;
    onChange(chosen);
  };
  // The restarted field takes over the focus; its text is selected by the next click or key only.
  useEffect(() => {
    if (isChosenHere.current) {
      input.current?.focus();
      input.current?.setSelectionRange(chosenLabel.length, chosenLabel.length);
    }
    isChosenHere.current = false;
  }, [value, chosenLabel]);

  return (
    <Combobox.Root
      // While open, the text belongs to the machine; a value set from outside or an abandoned text
      // restarts it.
      key={`${value}:${chosenLabel}:${abandoned}`}
      collection={collection}
      defaultValue={value === null ? [] : [value]}
      defaultInputValue={chosenLabel}
      onValueChange={({ value: [chosen] }) => choose(chosen)}
      onInputValueChange={({ inputValue, reason }) =>
        find(reason === 'input-change' ? inputValue : '')
      }
      onOpenChange={({ open }) => open && find('')}
      disabled={isDisabled}
      openOnClick
      inputBehavior="autohighlight"
      positioning={{ sameWidth: false, placement: 'bottom-start' }}
      selectionBehavior="replace"
      width={width ?? 'full'}
      lazyMount
      unmountOnExit
    >
      <OptionLabel as={Combobox.Label} label={label} hideLabel={hideLabel} />
      <Combobox.Control>
        {/* Typing replaces the current name. */}
        <Combobox.Input
          ref={input}
          placeholder={placeholder}
          textOverflow="ellipsis"
          aria-describedby={field?.invalid ? field.ids.errorText : field?.ariaDescribedby}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={({ currentTarget }) => currentTarget.select()}
          onKeyDown={({ key, currentTarget }) =>
            key.length === 1 && currentTarget.value === chosenLabel && currentTarget.select()
          }
          onBlur={({ currentTarget }) =>
            currentTarget.value !== chosenLabel && setAbandoned((count) => count + 1)
          }
        />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger aria-label={`Show ${label} options`} />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content
            maxH="300px"
            minW="max(200px, var(--reference-width))"
            maxW="min({sizes.md}, calc(100vw - {spacing.8}))"
          >
            <Combobox.Empty>{isLoading ? 'Loading...' : 'Nothing matches'}</Combobox.Empty>
            {collection.items.map((option) => (
              <Combobox.Item key={option.value} item={option}>
                <Combobox.ItemText>{option.label}</Combobox.ItemText>
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
            {matches.length > MAX_SHOWN && (
              <chakra.p px="2" py="1.5" textStyle="xs" color="fg.muted">
                {countText(matches.length - MAX_SHOWN)} more: type to narrow
              </chakra.p>
            )}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}
