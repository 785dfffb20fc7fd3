import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HISTORY_PARAMETER } from '#client/formatting/history-address';

const HistoryDrawer = lazy(async () => ({
  default: (await import('#client/features/history/history-drawer')).HistoryDrawer,
}));

/** The history of a record over any page; its code loads when a URL first asks for it. */
export function HistorySlot() {
  const isNamed = useSearchParams()[0].has(HISTORY_PARAMETER);
  const [wasNamed, setWasNamed] = useState(isNamed);
  if (isNamed && !wasNamed) setWasNamed(true);
  if (!wasNamed) return null;
  return (
    <Suspense>
      <HistoryDrawer />
    </Suspense>
  );
}
