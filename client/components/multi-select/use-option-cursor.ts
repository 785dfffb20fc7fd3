import { type KeyboardEvent, useState } from 'react';
import { nextStartingWith } from './search-text';
import type { Choice } from './selection';

const PAGE_STEP = 10;

interface OptionCursor {
  choices: readonly Choice[];
  /**
   * Letters go into the search field; without one they move to the next name that begins with them.
   */
  isSearching: boolean;
  hasSearchText: boolean;
  startAt: number;
  onChoose: (id: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_STEP,
  PageUp: -PAGE_STEP,
};

/** The entry under the keyboard cursor, while the focus stays on the search field or the list. */
export function useOptionCursor({
  choices,
  isSearching,
  hasSearchText,
  startAt,
  onChoose,
}: OptionCursor) {
  const [wanted, setWanted] = useState(startAt);
  const last = choices.length - 1;
  const within = (at: number) => Math.max(0, Math.min(at, last));
  const at = within(wanted);

  const targetOf = (key: string): number | undefined => {
    const step = STEPS[key];
    if (step !== undefined) return within(at + step);
    if (isSearching) return undefined;
    if (key === 'Home') return 0;
    if (key === 'End') return last;
    return key.length === 1 ? nextStartingWith(choices, key, at) : undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isChoosing = event.key === 'Enter' || (event.key === ' ' && !hasSearchText);
    const target = isChoosing ? at : targetOf(event.key);
    if (target === undefined) return;
    event.preventDefault();
    setWanted(target);
    const chosen = choices[at];
    if (isChoosing && chosen) onChoose(chosen.id);
  };
  return { at, moveTo: setWanted, onKeyDown };
}
