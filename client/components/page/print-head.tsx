import { chakra } from '@chakra-ui/react';
import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type PortalSlot, usePortalSlot } from '#client/components/browser/portal-slot';
import { usePrintStart } from '#client/components/browser/printing';
import { formatDateTime } from '#client/formatting/dates';

const SlotContext = createContext<PortalSlot | null>(null);

export function PrintHeadProvider({ children }: { children: ReactNode }) {
  return <SlotContext value={usePortalSlot()}>{children}</SlotContext>;
}

/** The place of the head, outside of the content that flows over the sheets. */
export const PrintHeadSlot = () => <div data-print-head ref={useContext(SlotContext)?.place} />;

interface PrintHeadProps {
  title: string;
  /** They say what the page shows: client, days, filters. */
  facts?: readonly string[];
}

/** The head of every printed sheet: what is shown, and when it was printed. */
export function PrintHead({ title, facts = [] }: PrintHeadProps) {
  const slot = useContext(SlotContext);
  const start = usePrintStart();
  if (start === null) return null;

  const head = (
    <chakra.div data-print-facts>
      <strong>{['Infinitum', title].join(' · ')}</strong>
      {[...facts, `Printed ${formatDateTime(start)}`].map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </chakra.div>
  );
  return slot ? createPortal(head, slot.element) : head;
}
