import type { DocumentNode, OperationVariables } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { countryName, type Country } from '#client/components/form/country-choice';
import type { FormField } from '#client/components/entity-form/form-field';
import { useServerSearch } from '#client/graphql/search/use-server-search';
import { listVariables } from '#client/records/define-list';
import type { ExistingRecord, FormTexts, OpenForm } from '#client/records/define-record';
import {
  blankOrganisation,
  type OrganisationContext,
  type OrganisationValues,
} from './organisation-values';
import type { ExistingOrganisation, OrganisationSearch } from './organisation-kind';

type Fields = FormField<OrganisationValues>[];

const MIN_NAME_LENGTH = 4;
const SHOWN_NAMES = 3;

function takenUp(existing: ExistingOrganisation): Partial<OrganisationValues> {
  const { id, name, domain, countryCode } = existing;
  const countries = { primary: countryCode, operational: [countryCode] };
  return { existingId: String(id), name, domain: domain ?? '', countries };
}

/** Name and country, and the domain where the person typed all of it. */
const suggestionText = (
  { name, countryCode, domain }: ExistingOrganisation,
  countries: readonly Country[],
): string => [name, countryName(countries, countryCode), domain].filter(Boolean).join(' · ');

/** The known fields of another organisation before it accepts. */
function knownFields({ domain }: OrganisationValues, countries: readonly Country[]): Fields {
  const country: FormField<OrganisationValues> = {
    kind: 'countries',
    name: 'countries',
    label: 'Country',
    countries,
    available: [],
    isPrimaryOnly: true,
    isReadOnly: true,
  };
  if (domain === '') return [country];

  return [
    { kind: 'domain', name: 'domain', label: 'Domain', isOptional: true, isReadOnly: true },
    country,
  ];
}

/** Shown as soon as an existing one is picked. */
const ApprovalNote = ({ existingId, name }: OrganisationValues) => (
  <chakra.p role="status" textStyle="sm" color="fg.muted" mb="3" _empty={{ display: 'none' }}>
    {existingId !== null && `An admin of ${name} must approve this before you see anything of it.`}
  </chakra.p>
);

/** An existing organisation in the form of a new one: the save asks for an association with it. */
export const existingOrganisation = (
  mutation: DocumentNode,
  texts: FormTexts,
): ExistingRecord<OrganisationValues> => ({
  mutation,
  texts,
  idOf: ({ existingId }) => (existingId === null ? null : Number(existingId)),
  intro: (values) => <ApprovalNote {...values} />,
});

/**
 * The name, then the other fields. For a new one, people who may ask for an existing one get
 * suggestions, and see which of their own list match: nobody adds one twice.
 */
export function useOrganisationFields<Data, Row>(
  { row, context }: OpenForm<Row, OrganisationValues, OrganisationContext>,
  search: OrganisationSearch<Row, Data>,
  otherFields: (values: OrganisationValues) => Fields,
): (values: OrganisationValues) => Fields {
  const { id, list, nameOf, searchUnassociated } = search;
  const { countries, mayAssociate } = context;
  const suggestions = useServerSearch({
    source: id,
    find: async (ask, text) => (text === '' ? [] : searchUnassociated(ask, text)),
  });
  const listed = useServerSearch({
    source: id,
    find: async (ask, text) => {
      if (text === '') return [];
      const request = listVariables(list, { search: text, sort: list.order });
      const variables = { first: SHOWN_NAMES, ...request };
      const data = await ask<Data, OperationVariables>(list.query, variables);
      return list.connection(data).nodes.map(nameOf);
    },
  });
  const listedText =
    listed.found.length > 0 ? `Already in your list: ${listed.found.join(', ')}` : undefined;

  const nameField = (values: OrganisationValues): FormField<OrganisationValues> => {
    const field = {
      name: 'name',
      label: search.nameLabel,
      serverNames: [search.serverName],
    } as const;
    if (row !== null || !mayAssociate) return { ...field, kind: 'text', min: MIN_NAME_LENGTH };

    const isPicked = values.existingId !== null;

    return {
      ...field,
      kind: 'suggested',
      min: isPicked ? 1 : MIN_NAME_LENGTH,
      isReadOnly: isPicked,
      suggestions: suggestions.found.map((one) => ({
        value: String(one.id),
        label: suggestionText(one, countries),
      })),
      isLoading: suggestions.isLoading,
      onSearch: (text) => {
        suggestions.onSearch(text);
        listed.onSearch(text);
      },
      help: isPicked ? undefined : listedText,
      onPick: (value: string) => {
        const picked = suggestions.found.find((one) => String(one.id) === value);
        return picked ? takenUp(picked) : {};
      },
      onClear: isPicked ? () => blankOrganisation(context) : undefined,
      emptyText: listedText ?? search.emptySearch,
    };
  };

  return (values) => [
    nameField(values),
    ...(values.existingId === null ? otherFields(values) : knownFields(values, countries)),
  ];
}
