import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { PAGE_SIZE } from '#client/components/table/page-size';
import type { TableSort } from '#client/components/table/table-columns';

export interface Connection<Row> {
  nodes: readonly Row[];
  totalCount: number;
  pageInfo: { endCursor?: string | null };
}

/** A list that the server searches, sorts and pages by cursors. */
export interface RecordList<Row, Data> {
  query: DocumentNode;
  connection: (data: Data) => Connection<Row>;
  /** The server's name of the order by a column; left out where the server has one order. */
  sorts?: Readonly<Record<string, string>>;
  /** The order without a choice. */
  order: TableSort;
  /** Its records can be archived: the list has them or the others. */
  isArchivable?: boolean;
}

interface ListDeclaration<Row, Data, Variables extends { first: number; sort?: unknown }> {
  query: TypedDocumentNode<Data, Variables>;
  connection: (data: Data) => Connection<Row>;
  sorts?: Readonly<Record<string, NonNullable<Variables['sort']> & string>>;
  order: TableSort;
  isArchivable?: boolean;
}

/** Declares a list; checks the sorts against the query, and takes the rows' type from it. */
export const defineList = <Row, Data, Variables extends { first: number; sort?: unknown }>(
  list: ListDeclaration<Row, Data, Variables>,
): RecordList<Row, Data> => list;

interface ListRequest {
  /** Left out where the server does not search. */
  search?: string;
  sort: TableSort;
  /** The archived ones alone. */
  isArchived?: boolean;
  /** Further variables: whose records. */
  scope?: object;
}

/** The variables of a list without the page. */
export function listVariables<Row, Data>(
  { sorts, order, isArchivable }: RecordList<Row, Data>,
  { search, sort, scope, isArchived }: ListRequest,
) {
  const sorted = sorts && {
    sort: sorts[sort.column] ?? sorts[order.column],
    descending: sort.direction === 'descending',
  };
  const archived = isArchivable && { archived: isArchived ? 'ONLY' : 'EXCLUDE' };
  return { ...scope, search, ...sorted, ...archived };
}

/** The call for the page that a list opens with. */
export const firstPageCall = <Row, Data>(list: RecordList<Row, Data>, scope: object) => ({
  query: list.query,
  variables: {
    ...listVariables(list, { search: '', sort: list.order, scope }),
    first: PAGE_SIZE,
    after: null,
  },
});
