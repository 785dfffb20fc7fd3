import { useCallback, useState } from 'react';

/** The open form: of a record in the list, of a new one, or none. */
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
