import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import type { useListRequest } from '#client/components/table/paged-table';
import { useWaitingRequestsQuery } from '#client/graphql/generated';
import { useRecordList } from '#client/records/use-record-list';
import type { ListedRow, RequestRow } from '#client/features/admin/associations/waiting-rows';
import type { OrganisationKind, OrganisationRow } from './organisation-kind';

interface OrganisationListContext<Row extends OrganisationRow, Data> {
  kind: OrganisationKind<Row, Data>;
  request: ReturnType<typeof useListRequest>;
  /** People who may request an association have requests of their own. */
  mayAssociate: boolean;
}

interface Waiting {
  search: string;
  rows: readonly RequestRow[];
}

const MAX_REQUESTS = 100;
const NOTHING: readonly RequestRow[] = [];

/** The page of agencies or clients in the URL, with the requests that wait for approval first. */
export function useOrganisationList<Row extends OrganisationRow, Data>({
  kind,
  request,
  mayAssociate,
}: OrganisationListContext<Row, Data>) {
  const { search } = request;
  const waiting = useWaitingRequestsQuery(
    mayAssociate
      ? {
          variables: { first: MAX_REQUESTS, search, kind: kind.target },
          fetchPolicy: 'cache-and-network',
          context: { silent: true },
        }
      : skipToken,
  );

  // While they are read again, the known ones of the same search stay.
  const [known, setKnown] = useState<Waiting | null>(null);
  const rows = waiting.data?.associationRequests.nodes;
  if (rows && (known?.rows !== rows || known.search !== search)) setKnown({ search, rows });

  const wanted = known?.search === search ? known.rows : null;
  const list = useRecordList(kind.list, { request, leading: mayAssociate ? wanted : NOTHING });
  const error = waiting.error ?? list.error;
  const isBusy = !waiting.error;

  return {
    ...list,
    rows: [
      ...list.leading.map((one): ListedRow<Row> => ({ record: null, waiting: one })),
      ...list.rows.map((record): ListedRow<Row> => ({ record, waiting: null })),
    ],
    isLoading: list.isLoading && isBusy,
    isRefreshing: list.isRefreshing && isBusy,
    error,
    reload: () => {
      if (waiting.error)
        void waiting.refetch().catch(() => undefined); // the table shows the failure
      else list.reload();
    },
  };
}
