import type { Version } from '#client/components/entity-form/use-entity-form';
import { useRecordCalls } from '#client/graphql/lists/use-record-calls';
import { useState } from 'react';
import type { FormField } from '#client/components/entity-form/form-field';
import type { Option } from '#client/components/form/option';
import {
  AdTechGroupDocument,
  type AdTechGroupRowFragment,
  CreateAdTechGroupDocument,
  UpdateAdTechGroupDocument,
} from '#client/graphql/generated';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { RecordDialog } from '#client/features/system-admin/records/record-dialog';
import { ADTECH_GROUP } from '#client/features/system-admin/records/record-kind';

type GroupValues = { name: string; adtechIds: readonly string[] };

const NEW: GroupValues = { name: '', adtechIds: [] };

const membersOf = ({ adtechs }: AdTechGroupRowFragment): Option[] =>
  adtechs.map(({ id, adtechName }) => ({ value: String(id), label: adtechName }));

const versionOf = (group: AdTechGroupRowFragment) => ({
  values: { name: group.groupName, adtechIds: membersOf(group).map(({ value }) => value) },
  version: group.version,
});

const inputOf = ({ name, adtechIds }: GroupValues) => ({
  groupName: name.trim(),
  adtechIds: adtechIds.map(Number),
});

interface AdTechGroupDialogProps {
  /** Null creates a new one. */
  group: AdTechGroupRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function AdTechGroupDialog({ group, ...ends }: AdTechGroupDialogProps) {
  const initial = group ? versionOf(group) : { values: NEW };
  const [members, setMembers] = useState<readonly Option[]>(group ? membersOf(group) : []);
  const [chosen, setChosen] = useState<GroupValues>(initial.values);
  const found = useOrganisationSearch({ type: 'ADTECH', known: members, chosen: chosen.adtechIds });
  const fields: FormField<GroupValues>[] = [
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

  const calls = useRecordCalls(group?.id ?? null, {
    create: CreateAdTechGroupDocument,
    update: UpdateAdTechGroupDocument,
    read: AdTechGroupDocument,
    owner: {},
    inputOf,
    versionOf: ({ adtechGroup: latest }): Version<GroupValues> => {
      setMembers((before) => [...before, ...membersOf(latest)]);
      return versionOf(latest);
    },
  });

  return (
    <RecordDialog<GroupValues>
      kind={ADTECH_GROUP}
      initial={initial}
      fieldsOf={() => fields}
      onValues={setChosen}
      {...calls}
      {...ends}
    />
  );
}
