import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { PAGE_SIZE } from '#client/components/table/page-size';
import type { TableSort } from '#client/components/table/table-columns';
import { lastPage } from '#client/components/table/table-order';
import { listVariables, type RecordList } from './define-list';
import { FIRST_CURSOR, learnCursor, nextRange, type Cursors } from './list-cursors';

export interface ListOptions<Lead = never> {
  request: { search?: string; sort: TableSort; page: number; isArchived?: boolean };
  /** Further variables: whose records. Must be stable. */
  scope?: object;
  /** True where cached pages need no request. Must be stable. */
  isFresh?: () => boolean;
  /** Rows of another kind before the records; null while they load: the list waits. */
  leading?: readonly Lead[] | null;
  isSkipped?: boolean;
  /** The rows hold what no cache may keep. */
  isUncached?: boolean;
}

interface Walk {
  variables: object;
  cursors: Cursors;
  total: number | null;
}

interface Shown<Data, Lead> {
  data: Data;
  page: number;
  leading: readonly Lead[];
  /** The server has answered; until then the cache has. */
  isConfirmed: boolean;
}

const NOTHING: readonly never[] = [];

function policyOf({ isUncached, isFresh }: Pick<ListOptions, 'isUncached' | 'isFresh'>) {
  if (isUncached) return 'no-cache' as const;
  return isFresh?.() ? ('cache-first' as const) : ('cache-and-network' as const);
}

/** The options of a request; its policy is that of the moment when it is first made. */
function useAsked(
  variables: object,
  { first, after }: { first: number; after: string | null },
  { isUncached, isFresh }: Pick<ListOptions, 'isUncached' | 'isFresh'>,
) {
  return useMemo(
    () => ({
      variables: { ...variables, first, after },
      fetchPolicy: policyOf({ isUncached, isFresh }),
    }),
    [variables, first, after, isUncached, isFresh],
  );
}

/**
 * A page of a list, from Apollo's cache and the server. The cache keeps every page under its
 * variables: a visited page appears at once and is read again, and a save evicts the pages.
 */
export function useRecordList<Row, Data, Lead = never>(
  list: RecordList<Row, Data>,
  {
    request,
    scope,
    isFresh,
    leading = NOTHING,
    isSkipped = false,
    isUncached = false,
  }: ListOptions<Lead>,
) {
  const { search, page, isArchived } = request;
  const { column, direction } = request.sort;
  const variables = useMemo(
    () => listVariables(list, { search, sort: { column, direction }, scope, isArchived }),
    [list, scope, search, column, direction, isArchived],
  );

  const [walk, setWalk] = useState<Walk>({ variables, cursors: FIRST_CURSOR, total: null });
  const [latest, setLatest] = useState<Shown<Data, Lead> | null>(null);
  const { cursors, total } =
    walk.variables === variables ? walk : { cursors: FIRST_CURSOR, total: null };
  const leadCount = leading?.length ?? 0;
  // The URL may name a page that the list no longer has.
  const wanted = total === null ? page : Math.min(page, lastPage(total + leadCount, PAGE_SIZE));
  const { first, after, start, isStep } = nextRange(cursors, wanted, leadCount);

  const asked = useAsked(variables, { first, after }, { isUncached, isFresh });
  const result = useQuery<Data>(list.query, {
    ...asked,
    skip: isSkipped || leading === null,
    context: { silent: true },
  });
  const { error, loading, refetch } = result;

  if (result.dataState === 'complete') {
    const { data } = result;
    const answer = list.connection(data);
    const learnt = learnCursor(cursors, { start, first, answer });
    if (learnt !== cursors || answer.totalCount !== total || walk.variables !== variables)
      setWalk({ variables, cursors: learnt, total: answer.totalCount });
    const isSame = latest?.data === data;
    const isConfirmed = (!loading && !error) || (isSame && latest.isConfirmed);
    const isNews = !isSame || latest.leading !== leading || latest.isConfirmed !== isConfirmed;
    if (!isStep && leading && isNews) setLatest({ data, page: wanted, leading, isConfirmed });
  }

  // A page that could not be read again must not look like the newest one.
  const shown = error && !latest?.isConfirmed ? null : latest;
  const leadingShown = shown?.leading.slice(shown.page * PAGE_SIZE, (shown.page + 1) * PAGE_SIZE);
  const answer = shown && list.connection(shown.data);
  const isBusy = !isSkipped && (loading || (isStep && !error) || leading === null);

  return {
    /** The answer on screen; the one before while the next one loads. */
    data: shown?.data,
    leading: leadingShown ?? NOTHING,
    rows: answer?.nodes.slice(0, PAGE_SIZE - (leadingShown?.length ?? 0)) ?? NOTHING,
    total: (answer?.totalCount ?? 0) + (shown?.leading.length ?? 0),
    page: shown?.page ?? page,
    isLoading: isBusy && !shown,
    isRefreshing: isBusy && shown !== null,
    error: isBusy ? null : (error ?? null),
    reload: useCallback(() => void refetch().catch(() => undefined), [refetch]),
    /** Rows may have come or gone before this page: its start is found again. */
    restart: useCallback(() => setWalk((before) => ({ ...before, cursors: FIRST_CURSOR })), []),
  };
}
