import { Box, chakra, Input } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import type { Command, PaletteEntry } from './palette-entry';
import { PaletteOption } from './palette-option';
import { usePaletteEntries } from './use-palette-entries';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

interface PaletteDialogProps {
  commands: readonly Command[];
  onClose: () => void;
}

/** The entries in their groups, in order. */
function inGroups(entries: readonly PaletteEntry[]): [string, PaletteEntry[]][] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((group) => [group, entries.filter((entry) => entry.group === group)]);
}

/** Finds records, pages and actions from anywhere, by keyboard alone. */
export function PaletteDialog({ commands, onClose }: PaletteDialogProps) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { entries, isSearching, failure } = usePaletteEntries(text, commands);
  const at = Math.max(0, Math.min(wanted, entries.length - 1));
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, entries.length]);

  const choose = (entry: PaletteEntry | undefined, isOther: boolean) => {
    if (!entry) return;
    onClose();
    if (isOther) entry.chooseOther();
    else entry.choose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];

    if (step !== undefined) {
      event.preventDefault();
      setWanted(Math.max(0, Math.min(at + step, entries.length - 1)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(entries[at], event.ctrlKey || event.metaKey);
    }
  };

  const isNothing = entries.length === 0 && !isSearching && failure === null;
  const status = isSearching
    ? 'Searching …'
    : (failure ?? (isNothing ? `No name holds “${text.trim()}”.` : ''));

  return (
    <Dialog title="Search" isOpen onClose={onClose} size="md" initialFocus={input}>
      <Input
        ref={input}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWanted(0);
        }}
        onKeyDown={onKeyDown}
        placeholder="Client, campaign, booking, creative, tag or page"
        aria-label="Search for a client, campaign, booking, creative, tag or page"
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? optionId(at) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
      />
      <Box role="status" minH="6" pt="1" textStyle="xs" color="fg.muted">
        {status}
      </Box>
      <Box
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Found"
        h="22rem"
        overflowY="auto"
      >
        {inGroups(entries).map(([group, ofGroup], place) => (
          <Box key={group} role="group" aria-labelledby={`${id}-group-${place}`} pb="2">
            <chakra.div id={`${id}-group-${place}`} textStyle="xs" color="fg.muted" px="2" py="1">
              {group}
            </chakra.div>
            {ofGroup.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                <PaletteOption
                  key={entry.id}
                  id={optionId(index)}
                  entry={entry}
                  isCurrent={index === at}
                  onPoint={() => setWanted(index)}
                  onChoose={(isOther) => choose(entry, isOther)}
                />
              );
            })}
          </Box>
        ))}
      </Box>
      <Box pt="2" textStyle="xs" color="fg.muted" hideBelow="md">
        Enter opens the record. Ctrl Enter opens its figures, or a tag in its list.
      </Box>
    </Dialog>
  );
}
