import { useState } from 'react';
import { countryOptions } from '#client/components/form/country-choice';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import { showToast } from '#client/components/feedback/toast-store';
import { useCreateRelationshipMutation } from '#client/graphql/generated';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import { evictFields } from '#client/records/evict-fields';
import { useCountries } from '#client/features/system-admin/use-countries';
import {
  adjustRelationship,
  checkPair,
  NEW_RELATIONSHIP,
  sideOf,
  SIDES,
  targetsOf,
  type RelationshipValues,
} from './relationship-rules';

interface RelationshipDialogProps {
  onSaved: () => void;
  onClose: () => void;
}

const optionsOf = (sides: readonly { value: string; label: string }[]) =>
  sides.map(({ value, label }) => ({ value, label }));

/** Associates two organisations of a country. */
export function RelationshipDialog({ onSaved, onClose }: RelationshipDialogProps) {
  const [createRelationship] = useCreateRelationshipMutation({
    update: evictFields(['relationships']),
  });
  const { countries } = useCountries();
  const [chosen, setChosen] = useState<RelationshipValues>(NEW_RELATIONSHIP);
  const { country } = chosen;
  const typeOf = (side: string | null) => (country === null ? null : (sideOf(side)?.type ?? null));
  const sources = useOrganisationSearch({
    type: typeOf(chosen.sourceType),
    country,
    chosen: [chosen.sourceId],
  });
  const targets = useOrganisationSearch({
    type: typeOf(chosen.targetType),
    country,
    chosen: [chosen.targetId],
  });
  const placeholder = country === null ? 'Select a country first' : 'Search';

  const fieldsOf = ({ sourceType }: RelationshipValues): FormField<RelationshipValues>[] => [
    {
      kind: 'combobox',
      name: 'country',
      label: 'Country',
      requiredText: 'Country selection is required',
      help: 'Entities at home or operating there can be chosen below.',
      placeholder: 'Select a country',
      options: countryOptions(
        countries,
        countries.map(({ code }) => code),
      ),
    },
    {
      kind: 'select',
      name: 'sourceType',
      label: 'Source type',
      options: optionsOf(SIDES),
      isHalf: true,
    },
    {
      kind: 'combobox',
      name: 'sourceId',
      label: 'Source entity',
      placeholder,
      isHalf: true,
      ...sources,
    },
    {
      kind: 'select',
      name: 'targetType',
      label: 'Target type',
      options: optionsOf(targetsOf(sourceType)),
      isHalf: true,
    },
    {
      kind: 'combobox',
      name: 'targetId',
      label: 'Target entity',
      placeholder,
      isHalf: true,
      check: checkPair,
      ...targets,
    },
  ];

  return (
    <EntityDialog<RelationshipValues>
      title="Create Relationship"
      submitLabel="Create relationship"
      initial={{ values: NEW_RELATIONSHIP }}
      fieldsOf={fieldsOf}
      adjust={adjustRelationship}
      onValues={setChosen}
      save={({ sourceType, sourceId, targetType, targetId }, { signal }) =>
        saveOutcomeOf(async () => {
          const { data } = await createRelationship({
            variables: {
              input: {
                sourceType: sideOf(sourceType)?.value,
                sourceId: Number(sourceId),
                targetType: sideOf(targetType)?.value,
                targetId: Number(targetId),
              },
            },
            context: { fetchOptions: { signal } },
          });

          if (data?.createRelationship.isNew === false)
            showToast({ text: 'These two were associated already' });
          else showToast({ text: 'Entity association created successfully', tone: 'success' });
        })
      }
      failureText={(message) => `Failed to create relationship. ${message || 'Please try again.'}`}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
