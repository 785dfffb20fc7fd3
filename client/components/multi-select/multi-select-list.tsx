import { Button, chakra, HStack, Input } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { matching } from './search-text';
import { ALL, ALL_ID, canClear, type Choice, choose, isAll, type Selection } from './selection';
import { useOptionCursor } from './use-option-cursor';

/** Shorter lists need no search. */
const SEARCHED_FROM = 9;
/** More entries are not rendered: nobody reads them all, and each costs time. */
const MAX_SHOWN = 500;

const List = chakra('ul', {
  base: {
    maxH: '300px',
    overflowY: 'auto',
    py: '1',
    listStyle: 'none',
    textStyle: 'sm',
    _focusVisible: { outlineOffset: '-2px' },
    // Plain elements styled from here: a list may have hundreds.
    '& > li': {
      display: 'flex',
      gap: '2',
      px: '3',
      py: '1.5',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& > li[data-active]': { bg: 'bg.muted' },
    '& > li[aria-selected=true]': { fontWeight: 'medium' },
    '& > li > [data-mark]': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      boxSize: '4',
      mt: '0.5',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'sm',
    },
    '& > li > [data-detail]': {
      ms: 'auto',
      ps: '4',
      textStyle: 'xs',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
    '&:not([aria-multiselectable]) > li > [data-mark]': { borderRadius: 'full' },
    '& > li[aria-selected=true] > [data-mark]': {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'brand.contrast',
    },
  },
});

export interface MultiSelectListProps {
  label: string;
  choices: readonly Choice[];
  selection: Selection;
  onChange: (selection: Selection) => void;
  allLabel?: string;
  /** A new choice replaces the old one. */
  isSingle?: boolean;
  /** Gets the focus first: the search field, or the list without one. */
  focusRef?: RefObject<HTMLElement | null>;
}

/** The entries of a multi-select, All first, with a search in long lists. */
export function MultiSelectList(props: MultiSelectListProps) {
  const {
    label,
    choices,
    selection,
    onChange,
    allLabel = 'All',
    isSingle = false,
    focusRef,
  } = props;
  const [search, setSearch] = useState('');
  const [startAt] = useState(() =>
    isAll(selection) ? 0 : choices.findIndex(({ id }) => selection.includes(id)) + 1,
  );
  const id = useId();
  const activeRow = useRef<HTMLLIElement>(null);
  const isSearching = choices.length >= SEARCHED_FROM;
  const hasSearchText = search.trim() !== '';

  const matches = useMemo(() => matching(choices, search), [choices, search]);
  const shown = useMemo(
    (): readonly Choice[] => [
      ...(hasSearchText ? [] : [{ id: ALL_ID, name: allLabel }]),
      ...matches.slice(0, MAX_SHOWN),
    ],
    [matches, hasSearchText, allLabel],
  );
  const chosen = useMemo(() => new Set(isAll(selection) ? ALL : selection), [selection]);
  const onChoose = (chosenId: number) => {
    const ids = choices.map((choice) => choice.id);
    onChange(isSingle ? [chosenId] : choose(selection, chosenId, ids));
  };
  const cursor = useOptionCursor({ choices: shown, isSearching, hasSearchText, startAt, onChoose });
  useLayoutEffect(() => {
    activeRow.current?.scrollIntoView({ block: 'nearest' });
  }, [cursor.at, shown]);

  const active = shown[cursor.at];
  const pointing = {
    'aria-controls': `${id}-list`,
    'aria-activedescendant': active && `${id}-${active.id}`,
    onKeyDown: cursor.onKeyDown,
  };
  return (
    <>
      {isSearching && (
        <Input
          ref={focusRef as RefObject<HTMLInputElement | null>} // it holds the one rendered element
          role="combobox"
          aria-label={`Search ${label}`}
          aria-expanded
          aria-autocomplete="list"
          {...pointing}
          placeholder="Search"
          size="xs"
          margin="2"
          width="calc(100% - {spacing.4})"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            cursor.moveTo(0);
          }}
        />
      )}
      <List
        ref={isSearching ? undefined : focusRef}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isSingle ? undefined : true}
        {...(!isSearching && { tabIndex: 0, ...pointing, 'aria-controls': undefined })}
      >
        {shown.map((choice, at) => (
          <li
            key={choice.id}
            ref={at === cursor.at ? activeRow : undefined}
            id={`${id}-${choice.id}`}
            role="option"
            aria-selected={chosen.has(choice.id)}
            aria-description={choice.detail}
            data-active={at === cursor.at ? '' : undefined}
            onPointerMove={() => at !== cursor.at && cursor.moveTo(at)}
            // The focus stays on the element that handles the keys.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              cursor.moveTo(at);
              onChoose(choice.id);
            }}
          >
            <span data-mark="">
              {chosen.has(choice.id) && <Check size={12} strokeWidth={3} aria-hidden />}
            </span>
            <span dir="auto">{choice.name}</span>
            {choice.detail && (
              <span data-detail="" aria-hidden>
                {choice.detail}
              </span>
            )}
          </li>
        ))}
      </List>
      {hasSearchText && matches.length === 0 && (
        <chakra.p role="status" px="3" pb="3" textStyle="sm" color="fg.muted">
          Nothing matches
        </chakra.p>
      )}
      {!isSingle && choices.length > 0 && (
        <HStack
          justify="space-between"
          px="3"
          py="1"
          borderTopWidth="1px"
          textStyle="xs"
          color="fg.muted"
        >
          <chakra.span aria-live="polite">
            {isAll(selection) ? allLabel : `${selection.length} of ${choices.length}`}
            {matches.length > MAX_SHOWN && `, ${matches.length - MAX_SHOWN} more: type to narrow`}
          </chakra.span>
          <Button
            size="2xs"
            variant="ghost"
            disabled={!canClear(selection)}
            onClick={() => onChange(ALL)}
          >
            Clear
          </Button>
        </HStack>
      )}
    </>
  );
}
