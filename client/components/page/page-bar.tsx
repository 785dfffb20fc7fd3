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
import { usePortalSlot, type PortalSlot } from '#client/components/browser/portal-slot';
import { PAGE_GUTTER } from './page-gutter';

interface BarSlot extends PortalSlot {
  setTaken: (isTaken: boolean) => void;
}

const SlotContext = createContext<BarSlot | null>(null);
const TakenContext = createContext(false);

export function PageBarProvider({ children }: { children: ReactNode }) {
  const [isTaken, setTaken] = useState(false);
  const slot = usePortalSlot();
  const bar = useMemo(() => ({ ...slot, setTaken }), [slot]);
  return (
    <SlotContext value={bar}>
      <TakenContext value={isTaken}>{children}</TakenContext>
    </SlotContext>
  );
}

/** The place in the header for a page's bar. */
export function PageBarSlot() {
  return <div ref={useContext(SlotContext)?.place} />;
}

/** Returns true where a page shows a bar, which then needs room under the page strip. */
export const useIsPageBarTaken = (): boolean => useContext(TakenContext);

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
  return slot ? createPortal(bar, slot.element) : bar;
}
