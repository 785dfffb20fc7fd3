import { useMemo } from 'react';
import { useListRequest } from '#client/components/table/paged-table';
import { ConnectionCodesDocument } from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { useRecordList } from '#client/records/use-record-list';

/** The server sorts newest first; no column changes that. */
const CODES = defineList({
  query: ConnectionCodesDocument,
  connection: ({ connectionCodes }) => connectionCodes,
  order: { column: 'created', direction: 'descending' },
});

/** The page of a client's connection codes in the URL. */
export function useConnectionCodes(title: string, customerId: number) {
  const request = useListRequest(title, [], CODES.order, 'codes');
  const scope = useMemo(() => ({ customerId }), [customerId]);
  const list = useRecordList(CODES, {
    request: { page: request.page, sort: request.sort },
    scope,
  });
  return { request, list };
}
