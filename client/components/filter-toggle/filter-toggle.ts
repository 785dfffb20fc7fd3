import type { KeyboardEvent } from 'react';

/** A press on a row, bar, cell or day narrows the figures to it, or undoes that. */
export interface FilterToggle {
  /** Name of what the filter lets pass. */
  name: string;
  isPressed: boolean;
  toggle: () => void;
}

export const toggleText = ({ name, isPressed }: FilterToggle): string =>
  isPressed ? `Remove the filter ${name}` : `Filter by ${name}`;

/** Enter and Space press what the cursor of a chart is on. */
export function pressByKey(
  event: KeyboardEvent<HTMLElement>,
  toggle: FilterToggle | null | undefined,
): boolean {
  if (!toggle || (event.key !== 'Enter' && event.key !== ' ')) return false;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  event.preventDefault();
  event.stopPropagation();
  toggle.toggle();
  return true;
}
