import { useListRequest } from '#client/components/table/paged-table';
import { AssociationsDocument } from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { useRecordList } from '#client/records/use-record-list';

/** The server sorts newest first; no column changes that. */
const ASSOCIATIONS = defineList({
  query: AssociationsDocument,
  connection: ({ associations }) => associations,
  order: { column: 'since', direction: 'descending' },
});

/** The page of accepted associations in the URL; loads only where they are shown. */
export function useAssociations({ isShown }: { isShown: boolean }) {
  const request = useListRequest('Associations', [], ASSOCIATIONS.order, 'access');
  return { request, list: useRecordList(ASSOCIATIONS, { request, isSkipped: !isShown }) };
}
