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
  /** The bar is so full that on wide screens it also uses the page's gutter. */
  isDense?: boolean;
  children: ReactNode;
}

/**
 * A bar of controls fixed under the page strip, 56 px high; it belongs to the header, whichever
 * page fills it.
 */
export function PageBar({ label, isDense = false, children }: PageBarProps) {
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
      gap="1.5"
      px={{ base: '4', md: '6', xl: isDense ? '3' : '6' }}
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
