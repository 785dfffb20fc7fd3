import type { ApolloClient } from '@apollo/client';
import type { Column } from '#client/components/table/table-columns';
import {
  AdTechGroupsDocument,
  type AdTechGroupRowFragment,
  type AdTechGroupSort,
} from '#client/graphql/generated';
import type { LoadPage } from '#client/graphql/lists/use-paged-rows';
import { ADTECH_GROUP } from '#client/features/system-admin/records/record-kind';
import { RecordsTab, type RecordOrder } from '#client/features/system-admin/records/records-tab';
import { AdTechGroupDialog } from './ad-tech-group-dialog';

const SORTS: Readonly<Record<string, AdTechGroupSort>> = { name: 'NAME', adtechs: 'ADTECH_COUNT' };

const nameOf = ({ groupName }: AdTechGroupRowFragment) => groupName;

const COLUMNS: readonly Column<AdTechGroupRowFragment>[] = [
  { key: 'name', head: 'Group name', kind: 'text', value: nameOf },
  {
    key: 'adtechs',
    head: 'AdTech entities',
    kind: 'count',
    value: ({ adtechCount }) => adtechCount,
  },
];

const loadGroups =
  (
    client: ApolloClient,
    { search, column, descending }: RecordOrder,
  ): LoadPage<AdTechGroupRowFragment> =>
  async (range) => {
    const { data } = await client.query({
      query: AdTechGroupsDocument,
      variables: { ...range, search, sort: SORTS[column] ?? 'NAME', descending },
      fetchPolicy: 'network-only',
      context: { silent: true },
    });
    if (!data) throw new Error('The ad-tech groups were answered without a list');
    return data.adtechGroups;
  };

export function AdTechGroupsTab() {
  return (
    <RecordsTab
      kind={ADTECH_GROUP}
      help="Double-click a row to edit the group."
      columns={COLUMNS}
      nameOf={nameOf}
      load={loadGroups}
      opensByDoubleClick
      form={(row, ends) => <AdTechGroupDialog group={row} {...ends} />}
    />
  );
}
