import { countryOptions } from '#client/components/form/country-choice';
import type { FormField } from '#client/components/entity-form/form-field';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { useCountries } from '#client/features/system-admin/use-countries';
import { checkPair, type RelationshipValues, sideOf, SIDES, targetsOf } from './relationship-rules';

const optionsOf = (sides: readonly { value: string; label: string }[]) =>
  sides.map(({ value, label }) => ({ value, label }));

/** The fields of a relationship: two organisations of a country. */
export function useRelationshipFields({ country, ...chosen }: RelationshipValues) {
  const { countries } = useCountries();
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

  return ({ sourceType }: RelationshipValues): FormField<RelationshipValues>[] => [
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
}
