import type { Option } from '#client/components/form/option';
import {
  AdTechGroupDocument,
  type AdTechGroupRowFragment,
  AdTechGroupsDocument,
  CreateAdTechGroupDocument,
  UpdateAdTechGroupDocument,
} from '#client/graphql/generated';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate } from '#client/records/define-record';
import { RecordTab } from '#client/records/record-tab';
import { managedTexts } from '#client/features/system-admin/managed/managed-texts';

type GroupValues = { name: string; adtechIds: readonly string[] };

const nameOf = ({ groupName }: AdTechGroupRowFragment) => groupName;

const membersOf = ({ adtechs }: AdTechGroupRowFragment): Option[] =>
  adtechs.map(({ id, adtechName }) => ({ value: String(id), label: adtechName }));

const ADTECH_GROUP = defineRecord({
  entity: 'adtechGroup',
  texts: managedTexts({
    title: 'AdTech groups',
    name: 'AdTech Group',
    noun: 'adtech group',
    button: 'AdTech group',
    plural: 'ad-tech groups',
    help: 'Double-click a row to edit the group.',
  }),
  list: defineList({
    query: AdTechGroupsDocument,
    connection: ({ adtechGroups }) => adtechGroups,
    sorts: { name: 'NAME', adtechs: 'ADTECH_COUNT' },
    order: { column: 'name', direction: 'ascending' },
  }),
  stale: ['adtechGroups'],
  create: CreateAdTechGroupDocument,
  update: UpdateAdTechGroupDocument,
  read: AdTechGroupDocument,
  latest: ({ adtechGroup }) => adtechGroup,
  useRecordContext: () => ({}),
  nameOf,
  canEdit: mayUpdate,
  opensByDoubleClick: true,
  columns: () => [
    { key: 'name', head: 'Group name', kind: 'text', value: nameOf },
    {
      key: 'adtechs',
      head: 'AdTech entities',
      kind: 'count',
      value: ({ adtechCount }) => adtechCount,
    },
  ],
  blank: (): GroupValues => ({ name: '', adtechIds: [] }),
  valuesOf: (group) => ({
    name: group.groupName,
    adtechIds: membersOf(group).map(({ value }) => value),
  }),
  useFields: ({ row, latest, values }) => {
    const found = useOrganisationSearch({
      type: 'ADTECH',
      known: [row, latest].flatMap((group) => (group ? membersOf(group) : [])),
      chosen: values.adtechIds,
    });

    return () => [
      { kind: 'text', name: 'name', label: 'Group name', serverNames: ['group_name'] },
      {
        kind: 'choices',
        name: 'adtechIds',
        label: 'AdTech entities',
        isOptional: true,
        emptyText: 'There are no ad-tech companies yet.',
        ...found,
      },
    ];
  },
  inputOf: ({ name, adtechIds }) => ({
    groupName: name.trim(),
    adtechIds: adtechIds.map(Number),
  }),
});

export const AdTechGroupsTab = () => <RecordTab kind={ADTECH_GROUP} />;
