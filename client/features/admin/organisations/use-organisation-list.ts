import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import type { useListRequest } from '#client/components/table/paged-table';
import { usePagedRows, type LoadPage } from '#client/graphql/lists/use-paged-rows';
import {
  loadWaiting,
  withWaiting,
  type RequestRow,
} from '#client/features/admin/associations/waiting-rows';
import type { OrganisationKind } from './organisation-kind';

export interface OrganisationOrder {
  search: string;
  /** A column's key. */
  column: string;
  descending: boolean;
}

export type LoadOrganisations<Row> = (
  client: ApolloClient,
  order: OrganisationOrder,
) => LoadPage<Row>;

interface OrganisationListSetting<Row> {
  kind: OrganisationKind;
  load: LoadOrganisations<Row>;
  request: ReturnType<typeof useListRequest>;
  /** People who may request an association have requests of their own. */
  mayAssociate: boolean;
}

const NOTHING_WAITS = (): Promise<readonly RequestRow[]> => Promise.resolve([]);

/** The page of agencies or clients in the URL, with the requests that wait for approval first. */
export function useOrganisationList<Row>({
  kind,
  load,
  request,
  mayAssociate,
}: OrganisationListSetting<Row>) {
  const client = useApolloClient();
  const { search, sort, page } = request;
  const { column, direction } = sort;
  const loadPage = useMemo(() => {
    const waiting = mayAssociate
      ? loadWaiting(client, { kind: kind.target, search })
      : NOTHING_WAITS;
    return withWaiting(
      waiting,
      load(client, { search, column, descending: direction === 'descending' }),
    );
  }, [client, kind, load, mayAssociate, search, column, direction]);

  return usePagedRows(loadPage, page);
}
