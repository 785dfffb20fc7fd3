import type { FormField } from '#client/components/entity-form/form-field';
import type { EntityType } from '#client/graphql/generated';
import {
  ORGANISATION_TYPES,
  organisationTypeOf,
} from '#client/graphql/organisations/organisation-types';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import type { OptionSearch } from '#client/graphql/search/use-option-search';

// A type, not an interface, so that it is assignable to a record of form values.
export type PersonValues = {
  name: string;
  email: string;
  isAdmin: boolean;
  entityType: string | null;
  entityId: string | null;
};

interface Person {
  name: string;
  email: string;
  admin: boolean;
  entityType: EntityType;
  entityId?: number | null;
  entityName?: string | null;
}

export const NEW_PERSON: PersonValues = {
  name: '',
  email: '',
  isAdmin: false,
  entityType: 'BROADCASTER',
  entityId: null,
};

const idText = ({ entityId }: Person): string | null =>
  entityId === null || entityId === undefined ? null : String(entityId);

export const personValues = (person: Person): PersonValues => ({
  name: person.name,
  email: person.email,
  isAdmin: person.admin,
  entityType: person.entityType,
  entityId: idText(person),
});

/** A change of the kind clears the organisation. */
export const clearLeftOrganisation = <Values extends PersonValues>(
  next: Values,
  changed: string,
): Values => (changed === 'entityType' ? { ...next, entityId: null } : next);

/** The organisation of the values; nothing for a super admin, who has none. */
export function organisationInput({ entityType, entityId }: PersonValues) {
  const type = organisationTypeOf(entityType);
  return type ? { entityType: type, entityId: Number(entityId) } : {};
}

/** The organisations of the chosen kind; `people` are the versions of the edited person. */
export function usePersonOrganisations(
  { entityType, entityId }: PersonValues,
  people: readonly (Person | null)[],
): OptionSearch {
  const person = people.find((one) => one?.entityType === entityType);
  const id = person ? idText(person) : null;

  return useOrganisationSearch({
    type: organisationTypeOf(entityType),
    known: person?.entityName && id !== null ? [{ value: id, label: person.entityName }] : [],
    chosen: [entityId],
  });
}

export const nameField = (label: string): FormField<PersonValues> => ({
  kind: 'text',
  name: 'name',
  label,
  min: 4,
  minText: 'Minimum 4 characters required',
  max: 255,
});

export const EMAIL_FIELD: FormField<PersonValues> = {
  kind: 'email',
  name: 'email',
  label: 'Email',
};

export const ADMIN_FIELD: FormField<PersonValues> = {
  kind: 'toggle',
  name: 'isAdmin',
  label: 'Administrator',
  help: 'Full access: manages the users, the API keys and the record of the organisation.',
  serverNames: ['admin'],
};

export const organisationFields = (
  search: OptionSearch,
  requiredText?: string,
): readonly FormField<PersonValues>[] => [
  {
    kind: 'select',
    name: 'entityType',
    label: 'Type of organisation',
    options: ORGANISATION_TYPES,
    isHalf: true,
  },
  {
    kind: 'combobox',
    name: 'entityId',
    label: 'Organisation',
    requiredText,
    placeholder: 'Search',
    isHalf: true,
    ...search,
  },
];
