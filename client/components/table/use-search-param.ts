import { useSearchParams } from 'react-router-dom';
import { addressName } from './table-url';

/** The search text of a list, in the URL; a new text starts at the first page. */
export function useSearchParam(paramPrefix?: string) {
  const [params, setParams] = useSearchParams();
  const name = addressName('q', paramPrefix);
  const setSearch = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(addressName('page', paramPrefix));
        if (text === '') next.delete(name);
        else next.set(name, text);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return { search: params.get(name) ?? '', setSearch };
}
