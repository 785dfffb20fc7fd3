import { PAGE_SIZE } from '#client/components/table/page-size';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface RowsPage<Row> {
  nodes: readonly Row[];
  totalCount: number;
  pageInfo: { endCursor?: string | null };
}

/** `Extra` arrives with a page in addition to its rows: figures over all of them. */
export type LoadPage<Row, Extra = object> = (range: {
  first: number;
  after: string | null;
}) => Promise<RowsPage<Row> & Extra>;

/** The cursor before the start of each visited page. */
type Starts = Map<number, string | null>;

/** A page opened from a link: its start is found in steps of at most this many rows. */
const STEP_ROWS = 100;

/** The start of a page; past the end, of the last page. */
async function startOf<Row, Extra>(
  load: LoadPage<Row, Extra>,
  starts: Starts,
  asked: number,
  pageSize: number,
) {
  let known = Math.max(...[...starts.keys()].filter((one) => one <= asked));
  const step = async (pages: number) => {
    const { nodes, pageInfo } = await load({
      first: pages * pageSize,
      after: starts.get(known) ?? null,
    });
    if (nodes.length < pages * pageSize) return Math.max(0, Math.ceil(nodes.length / pageSize) - 1);
    starts.set((known += pages), pageInfo.endCursor ?? null);
    return null;
  };

  while (known < asked) {
    const pagesLeft = await step(Math.min(asked - known, STEP_ROWS / pageSize));
    if (pagesLeft === null) continue;
    if (pagesLeft > 0) await step(pagesLeft);
    break;
  }

  return { page: known, after: starts.get(known) ?? null };
}

async function loadAt<Row, Extra>(
  load: LoadPage<Row, Extra>,
  starts: Starts,
  asked: number,
  pageSize: number,
) {
  const { page, after } = await startOf(load, starts, asked, pageSize);
  const answer = await load({ first: pageSize, after });
  // Meanwhile the previous page may be the last one.
  if (answer.nodes.length === 0 && page > 0 && answer.totalCount > 0) {
    const first = await load({ first: pageSize, after: null });
    return { page: 0, answer: first };
  }
  if (answer.nodes.length === pageSize) starts.set(page + 1, answer.pageInfo.endCursor ?? null);
  return { page, answer };
}

interface Completed<Row, Extra> {
  request: object;
  page: number;
  answer: (RowsPage<Row> & Extra) | null;
  error: unknown;
}

/**
 * One page of a list that the server searches, sorts and pages by cursors. A changed `load` starts
 * again; the previous rows stay until new ones arrive. Null loads nothing.
 */
export function usePagedRows<Row, Extra = object>(
  load: LoadPage<Row, Extra> | null,
  page: number,
  pageSize = PAGE_SIZE,
) {
  const [attempt, setAttempt] = useState(0);
  const [completed, setCompleted] = useState<Completed<Row, Extra> | null>(null);
  // Rows may have changed since: a reload finds its starts again.
  const list = useMemo(() => ({ load, attempt }), [load, attempt]);
  const request = useMemo(() => ({ list, page, pageSize }), [list, page, pageSize]);
  const met = useRef<{ list: object; starts: Starts } | null>(null);

  useEffect(() => {
    if (!request.list.load) return undefined;

    if (met.current?.list !== request.list)
      met.current = { list: request.list, starts: new Map([[0, null]]) };

    let isCurrent = true;

    loadAt(request.list.load, met.current.starts, request.page, request.pageSize).then(
      (found) => isCurrent && setCompleted({ request, ...found, error: null }),
      (error: unknown) =>
        isCurrent &&
        setCompleted((before) => ({
          request,
          page: before?.page ?? 0,
          answer: before?.answer ?? null,
          error,
        })),
    );

    return () => {
      isCurrent = false;
    };
  }, [request]);

  const isCompleted = completed?.request === request;
  const answer = completed?.answer ?? null;
  return {
    /** The last answer. */
    answer,
    rows: answer?.nodes ?? [],
    total: answer?.totalCount ?? 0,
    page: completed?.page ?? page,
    isLoading: !isCompleted && answer === null,
    isRefreshing: !isCompleted && answer !== null,
    error: isCompleted ? completed.error : null,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
