import { Flex } from '@chakra-ui/react';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { PAGE_GUTTER } from './page-gutter';

interface BarSlot {
  element: HTMLElement | null;
  setElement: (element: HTMLElement | null) => void;
  isTaken: boolean;
  setTaken: (isTaken: boolean) => void;
}

const SlotContext = createContext<BarSlot | null>(null);

export function PageBarProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isTaken, setTaken] = useState(false);
  const slot = useMemo(() => ({ element, setElement, isTaken, setTaken }), [element, isTaken]);
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** The place in the header for a page's bar. */
export function PageBarSlot() {
  const slot = useContext(SlotContext);
  return <div ref={slot?.setElement} />;
}

/** Whether a page shows a bar, which then needs room under the page strip. */
export const useIsPageBarTaken = (): boolean => useContext(SlotContext)?.isTaken ?? false;

interface PageBarProps {
  label: string;
  children: ReactNode;
}

/**
 * A bar of controls fixed under the page strip, 56 px high; it belongs to the header, whichever
 * page fills it.
 */
export function PageBar({ label, children }: PageBarProps) {
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
      align="center"
      gap={{ base: '1.5', xl: '1' }}
      px={PAGE_GUTTER}
      overflowX="auto"
      bg="bg.panel"
      color="fg"
      borderBottomWidth="1px"
    >
      {children}
    </Flex>
  );
  if (!slot) return bar;

  return slot.element && createPortal(bar, slot.element);
}
