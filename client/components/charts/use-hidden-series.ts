import { useCallback, useState } from 'react';

/** The series that a person has switched off; at first all are visible. */
export function useHiddenSeries() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setHidden((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return { hidden, toggle };
}
