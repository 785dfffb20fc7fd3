import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const TAB = 'tab';
/** A list inside a tab, where a tab has several. */
export const LIST_IN_TAB = 'list';
/** Params of the previous tab's table. */
const OF_A_TABLE = ['q', 'sort', 'page'];

/** The tab in the URL, otherwise the default; another tab starts with its own table. */
export function useTabParam<Id extends string>(tabs: readonly Id[], usual: Id, parameter = TAB) {
  const [params, setParams] = useSearchParams();
  const named = params.get(parameter);
  const show = useCallback(
    (id: Id) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const name of OF_A_TABLE) next.delete(name);
        if (parameter === TAB) next.delete(LIST_IN_TAB);
        next.set(parameter, id);
        return next;
      }),
    [setParams, parameter],
  );

  return { shown: tabs.find((id) => id === named) ?? usual, show };
}
