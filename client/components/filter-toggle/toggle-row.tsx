import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { type FilterToggle, toggleText } from './filter-toggle';

const OWN_CONTROLS = 'a, button, input, select, textarea, [tabindex]';

const hasSelectedText = () => document.getSelection()?.isCollapsed === false;

/**
 * Returns true for a click on the row itself: not on a control in it, not on a layer that the row
 * opened, and not the end of selecting text.
 */
function isForRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const control = target.closest(OWN_CONTROLS);
  if (control?.matches('[data-row-toggle]')) return true;
  return !(control && currentTarget.contains(control)) && !hasSelectedText();
}

/** The props of a row that is a toggle; the button in it does the same for the keyboard. */
export const toggleRowProps = (toggle: FilterToggle | null | undefined) =>
  toggle
    ? ({
        cursor: 'pointer',
        bg: toggle.isPressed ? 'bg.muted' : undefined,
        onClick: (event: MouseEvent<HTMLElement>) => isForRow(event) && toggle.toggle(),
      } as const)
    : {};

interface RowToggleProps {
  toggle: FilterToggle | null | undefined;
  children: ReactNode;
}

/** The name of a row, as the button of the row's toggle. The row itself listens to its click. */
export function RowToggle({ toggle, children }: RowToggleProps) {
  if (!toggle) return children;

  return (
    <chakra.button
      type="button"
      data-row-toggle=""
      aria-label={toggleText(toggle)}
      maxW="full"
      minH="6"
      textAlign="start"
      borderRadius="xs"
      cursor="pointer"
      userSelect="text"
      fontWeight={toggle.isPressed ? 'semibold' : undefined}
      textDecoration="underline"
      textDecorationStyle="dotted"
      textDecorationColor="border.emphasized"
      textUnderlineOffset="3px"
      _hover={{ textDecorationColor: 'currentcolor' }}
    >
      {children}
    </chakra.button>
  );
}
