import { useCallback, useState } from 'react';

/** Which record's form is open: one of the list, a new one, or none. */
export function useOpened<Row>(reload: () => void) {
  const [opened, setOpened] = useState<{ row: Row | null } | null>(null);
  const close = useCallback(() => setOpened(null), []);

  return {
    opened,
    openNew: useCallback(() => setOpened({ row: null }), []),
    open: useCallback((row: Row) => setOpened({ row }), []),
    close,
    closeSaved: () => {
      close();
      reload();
    },
  };
}
