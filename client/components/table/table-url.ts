import { useSearchParams } from 'react-router-dom';
import type { TableSort } from './table-columns';

/** The sort in a URL; undefined when the table has no such column. */
export function parseSort(
  text: string | null,
  sortable: ReadonlySet<string>,
): TableSort | undefined {
  if (!text) return undefined;
  const column = text.replace(/^-/, '');
  if (!sortable.has(column)) return undefined;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

/** A sort in URL form: `spend`, or `-spend` for the largest first. */
export const formatSort = ({ column, direction }: TableSort): string =>
  `${direction === 'descending' ? '-' : ''}${column}`;

function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page - 1 : 0;
}

/** The search param of a part of a table; tables that share a page have prefixes. */
export const addressName = (part: 'q' | 'sort' | 'page', paramPrefix?: string): string =>
  paramPrefix ? `${paramPrefix}.${part}` : part;

interface TableUrl {
  sort: TableSort | undefined;
  /** The first page is 0 here and 1 in the URL. */
  page: number;
  setSort: (sort: TableSort) => void;
  setPage: (page: number) => void;
}

/** Sort and page of a table, in the URL so that a link or a reload shows the same rows. */
export function useTableUrl(
  sortable: ReadonlySet<string>,
  defaultSort: TableSort | undefined,
  paramPrefix?: string,
): TableUrl {
  const [params, setParams] = useSearchParams();
  const name = (part: 'sort' | 'page') => addressName(part, paramPrefix);
  const change = (values: { sort?: string; page: string | null }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (values.sort !== undefined) next.set(name('sort'), values.sort);
        if (values.page === null) next.delete(name('page'));
        else next.set(name('page'), values.page);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    sort: parseSort(params.get(name('sort')), sortable) ?? defaultSort,
    page: parsePage(params.get(name('page'))),
    setSort: (sort) => change({ sort: formatSort(sort), page: null }),
    setPage: (page) => change({ page: page === 0 ? null : String(page + 1) }),
  };
}
