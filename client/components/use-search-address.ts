import { useSearchParams } from 'react-router-dom';

const SEARCH = 'q';
const PAGE = 'page';

/** The text that a list is searched for, kept in the address; another one starts at the first page. */
export function useSearchAddress() {
  const [params, setParams] = useSearchParams();
  const setSearch = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(PAGE);
        if (text === '') next.delete(SEARCH);
        else next.set(SEARCH, text);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { search: params.get(SEARCH) ?? '', setSearch };
}
