import { useCallback, useState } from 'react';

/** Which series of a chart a person has switched off; all are visible at the start. */
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
