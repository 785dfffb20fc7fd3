import { Flex } from '@chakra-ui/react';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  element: HTMLElement | null;
  setTaken: (isTaken: boolean) => void;
}

const SlotContext = createContext<Slot | null>(null);

/** Gives pages a place for a bar inside the header; `children` learns whether a page has taken it, to leave it room. */
export function PageBarProvider({ children }: { children: (slot: SlotForShell) => ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isTaken, setTaken] = useState(false);
  return <SlotContext value={{ element, setTaken }}>{children({ ref: setElement, isTaken })}</SlotContext>;
}

interface SlotForShell {
  ref: (element: HTMLElement | null) => void;
  isTaken: boolean;
}

/** A bar of controls fixed under the page strip, 56 px high; it belongs to the header, whoever fills it. */
export function PageBar({ label, children }: { label: string; children: ReactNode }) {
  const slot = useContext(SlotContext);
  const setTaken = slot?.setTaken;
  useLayoutEffect(() => {
    setTaken?.(true);
    return () => setTaken?.(false);
  }, [setTaken]);
  const bar = (
    <Flex
      role="group"
      aria-label={label}
      position="fixed"
      top="calc({sizes.header} + {sizes.pageStrip})"
      insetX="0"
      h="pageBar"
      zIndex="dropdown"
      align="center"
      gap="2"
      px={{ base: '4', md: '6' }}
      overflowX="auto"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      {children}
    </Flex>
  );
  if (!slot) return bar;
  return slot.element && createPortal(bar, slot.element);
}
