import { useApolloClient } from '@apollo/client/react';
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

interface AdTechGroupDialogProps {
  /** Null creates a new one. */
  group: AdTechGroupRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function AdTechGroupDialog({ group, ...ends }: AdTechGroupDialogProps) {
  const client = useApolloClient();
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

  return (
    <RecordDialog<GroupValues>
      kind={ADTECH_GROUP}
      isNew={group === null}
      initial={initial}
      fieldsOf={() => fields}
      onValues={setChosen}
      save={({ name, adtechIds }, { version, signal }) => {
        const input = { groupName: name.trim(), adtechIds: adtechIds.map(Number) };
        const context = { fetchOptions: { signal } };
        return group === null
          ? client.mutate({ mutation: CreateAdTechGroupDocument, variables: { input }, context })
          : client.mutate({
              mutation: UpdateAdTechGroupDocument,
              variables: { id: group.id, input: { ...input, version } },
              context,
            });
      }}
      fetchLatest={async () => {
        const { data } = await client.query({
          query: AdTechGroupDocument,
          variables: { id: group?.id ?? 0 },
          fetchPolicy: 'network-only',
        });
        if (!data) throw new Error('The group was answered without a record');
        const theirs = data.adtechGroup;
        setMembers((before) => [...before, ...membersOf(theirs)]);
        return versionOf(theirs);
      }}
      {...ends}
    />
  );
}
