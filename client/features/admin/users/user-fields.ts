import type { FormField } from '#client/components/entity-form/form-field';
import type { Option } from '#client/components/form/option';
import type { UserRowFragment } from '#client/graphql/generated';
import { ORGANISATION_TYPES } from '#client/graphql/organisations/organisation-types';

export type UserRow = UserRowFragment;

// A type, not an interface, so that it is assignable to a record of form values.
export type UserValues = {
  name: string;
  email: string;
  isAdmin: boolean;
  /** Chosen by super admins only. */
  entityType: string | null;
  entityId: string | null;
};

export const NEW_USER: UserValues = {
  name: '',
  email: '',
  isAdmin: false,
  entityType: 'BROADCASTER',
  entityId: null,
};

export const valuesOf = ({ name, email, admin, entityType, entityId }: UserRow): UserValues => ({
  name,
  email,
  isAdmin: admin,
  entityType,
  entityId: entityId === null ? null : String(entityId),
});

/** A change of the kind clears the organisation. */
export const clearLeftOrganisation = (next: UserValues, changed: string): UserValues =>
  changed === 'entityType' ? { ...next, entityId: null } : next;

const PERSON: readonly FormField<UserValues>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Full Name',
    min: 4,
    minText: 'Minimum 4 characters required',
    max: 255,
  },
  { kind: 'email', name: 'email', label: 'Email' },
];

const ADMIN: FormField<UserValues> = {
  kind: 'toggle',
  name: 'isAdmin',
  label: 'Administrator',
  help: 'Full access: manages the users, the API keys and the record of the organisation.',
  serverNames: ['admin'],
};

interface OrganisationSearch {
  options: readonly Option[];
  onSearch: (text: string) => void;
  isLoading: boolean;
}

/** The fields of a user; with `search` also the organisation, unless the user is a super admin. */
export function userFields(
  search: OrganisationSearch | null,
  { entityType }: UserValues,
): FormField<UserValues>[] {
  if (search === null) return [...PERSON, ADMIN];
  if (entityType === 'SYSTEM') return [...PERSON];

  return [
    ...PERSON,
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
      isHalf: true,
      placeholder: 'Search',
      ...search,
    },
    ADMIN,
  ];
}
