import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const TAB = 'tab';
/** What belongs to the table of the tab before. */
const OF_A_TABLE = ['q', 'sort', 'page'];

/** The tab that the address names, else the usual one; another tab starts with a table of its own. */
export function useTabAddress<Id extends string>(tabs: readonly Id[], usual: Id) {
  const [params, setParams] = useSearchParams();
  const named = params.get(TAB);
  const show = useCallback(
    (id: Id) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const name of OF_A_TABLE) next.delete(name);
        next.set(TAB, id);
        return next;
      }),
    [setParams],
  );
  return { shown: tabs.find((id) => id === named) ?? usual, show };
}
