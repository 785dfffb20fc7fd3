import type { FormField } from '#client/components/entity-form/form-field';
import type { Option } from '#client/components/form/option';
import type { DirectUserRowFragment } from '#client/graphql/generated';
import {
  ORGANISATION_TYPES,
  organisationTypeOf,
} from '#client/graphql/organisations/organisation-types';

// A type, not an interface, so that it is assignable to a record of form values.
export type DirectUserValues = {
  name: string;
  email: string;
  password: string;
  isAdmin: boolean;
  entityType: string | null;
  entityId: string | null;
};

export const NEW_DIRECT_USER: DirectUserValues = {
  name: '',
  email: '',
  password: '',
  isAdmin: false,
  entityType: 'BROADCASTER',
  entityId: null,
};

export const valuesOfUser = (user: DirectUserRowFragment): DirectUserValues => ({
  name: user.name,
  email: user.email,
  password: '',
  isAdmin: user.admin,
  entityType: user.entityType,
  entityId: user.entityId === null ? null : String(user.entityId),
});

/** A change of the kind clears the organisation. */
export const clearLeftOrganisation = (next: DirectUserValues, changed: string): DirectUserValues =>
  changed === 'entityType' ? { ...next, entityId: null } : next;

/** A blank password is left out: the current one stays. A super admin has no organisation. */
export function directUserInput({
  name,
  email,
  password,
  isAdmin,
  entityType,
  entityId,
}: DirectUserValues) {
  const type = organisationTypeOf(entityType);
  return {
    name: name.trim(),
    email: email.trim(),
    ...(password.trim() !== '' && { password }),
    ...(type && { admin: isAdmin, entityType: type, entityId: Number(entityId) }),
  };
}

interface OrganisationSearch {
  options: readonly Option[];
  onSearch: (text: string) => void;
  isLoading: boolean;
}

interface FieldsSetting {
  isNew: boolean;
  search: OrganisationSearch;
}

export const directUserFields =
  ({ isNew, search }: FieldsSetting) =>
  ({ entityType }: DirectUserValues): FormField<DirectUserValues>[] => {
    const person: FormField<DirectUserValues>[] = [
      {
        kind: 'text',
        name: 'name',
        label: 'Name',
        min: 4,
        minText: 'Minimum 4 characters required',
        max: 255,
      },
      { kind: 'email', name: 'email', label: 'Email' },
      {
        kind: 'password',
        name: 'password',
        label: 'Password',
        isOptional: !isNew,
        max: 128,
        help: isNew
          ? undefined
          : 'If blank, the password stays; a new one ends all current sign-ins.',
      },
    ];
    if (entityType === 'SYSTEM') return person;

    return [
      ...person,
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
        requiredText: 'Please select an organisation',
        placeholder: 'Search',
        isHalf: true,
        ...search,
      },
      {
        kind: 'toggle',
        name: 'isAdmin',
        label: 'Administrator',
        help: 'Full access: manages the users, the API keys and the record of the organisation.',
        serverNames: ['admin'],
      },
    ];
  };
