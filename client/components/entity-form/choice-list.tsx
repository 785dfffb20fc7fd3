import { LANGUAGE } from '#schema/writing/numbers';
import { Box, Checkbox, chakra, HStack, Input, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { Option } from '#client/components/form/option';

interface ChoiceListProps {
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The server searches the options; without it the list searches them itself. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  emptyText: string;
  isReadOnly?: boolean;
}

/** Shorter lists have no search. */
const SEARCH_FROM = 8;

/** A list with checkboxes that scrolls, with a search when it is long. */
export function ChoiceList(props: ChoiceListProps) {
  const {
    label,
    options,
    value,
    onChange,
    onSearch,
    isLoading = false,
    emptyText,
    isReadOnly,
  } = props;

  const [search, setSearch] = useState('');
  const countId = useId();
  const wanted = search.trim().toLocaleLowerCase(LANGUAGE);
  const shown = onSearch
    ? options
    : options.filter((option) => option.label.toLocaleLowerCase(LANGUAGE).includes(wanted));
  const hasSearch = options.length > SEARCH_FROM || search !== '';
  const find = (text: string) => {
    setSearch(text);
    onSearch?.(text);
  };

  const tick = (one: string, isTicked: boolean) =>
    onChange(isTicked ? [...value, one] : value.filter((other) => other !== one));

  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={countId}
      w="full"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="md"
    >
      <HStack px="2" py="1" gap="2" borderBottomWidth="1px" bg={hasSearch ? undefined : 'bg.muted'}>
        {hasSearch && (
          <Input
            size="xs"
            type="search"
            aria-label={`Search ${label}`}
            placeholder="Search"
            value={search}
            onChange={({ target }) => find(target.value)}
          />
        )}
        <chakra.span
          id={countId}
          ms={hasSearch ? 'auto' : undefined}
          flexShrink="0"
          textStyle="xs"
          color="fg.muted"
          data-figure
          aria-live="polite"
        >
          {value.length} selected
        </chakra.span>
      </HStack>
      <Stack
        gap="0"
        maxH="48"
        overflowY="auto"
        py="1"
        aria-busy={isLoading}
        tabIndex={shown.length > 6 ? 0 : undefined}
      >
        {shown.map((option) => (
          <Checkbox.Root
            key={option.value}
            size="sm"
            px="2"
            flexShrink="0"
            minH="7"
            py="1"
            checked={value.includes(option.value)}
            disabled={isReadOnly === true || option.isDisabled === true}
            onCheckedChange={({ checked }) => tick(option.value, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label fontWeight="normal" textStyle="sm" overflowWrap="anywhere">
              {option.label}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
        {shown.length === 0 && (
          <chakra.p px="2" py="2" textStyle="sm" color="fg.muted" role="status">
            {isLoading ? 'Loading...' : search === '' ? emptyText : 'Nothing matches'}
          </chakra.p>
        )}
      </Stack>
    </Box>
  );
}
