import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place at the right of a panel's head; null outside a panel. */
export const PanelActionsSlot = createContext<HTMLElement | null>(null);

/**
 * Renders controls of a panel's content into its head: a switch whose state lives in the content.
 */
export function PanelActions({ children }: { children: ReactNode }) {
  const slot = useContext(PanelActionsSlot);
  return slot && createPortal(children, slot);
}
