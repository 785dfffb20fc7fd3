import type { FormField } from '#client/components/entity-form/form-field';
import type { Column } from '#client/components/table/table-columns';
import {
  CreateDirectUserDocument,
  DirectUserDocument,
  type DirectUserRowFragment,
  DirectUsersDocument,
  UpdateDirectUserDocument,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate } from '#client/records/define-record';
import { PERSON_COLUMNS } from '#client/records/people/person-columns';
import {
  ADMIN_FIELD,
  clearLeftOrganisation,
  EMAIL_FIELD,
  nameField,
  NEW_PERSON,
  organisationFields,
  organisationInput,
  personValues,
  type PersonValues,
  usePersonOrganisations,
} from '#client/records/people/person-fields';
import { RecordTab } from '#client/records/record-tab';

type DirectUserValues = PersonValues & { password: string };

const COLUMNS: readonly Column<DirectUserRowFragment>[] = [
  ...PERSON_COLUMNS,
  {
    key: 'entity',
    head: 'Organisation',
    kind: 'text',
    width: 200,
    value: ({ entityName }) => entityName,
  },
];

const passwordField = (isNew: boolean): FormField<DirectUserValues> => ({
  kind: 'password',
  name: 'password',
  label: 'Password',
  isOptional: !isNew,
  max: 128,
  help: isNew ? undefined : 'If blank, the password stays; a new one ends all current sign-ins.',
});

const formTexts = (act: 'create' | 'update') => ({
  saved: `User ${act}d successfully`,
  failed: (reason: string) => `Failed to ${act} user. ${reason || 'Please try again.'}`,
});

/** All users, each editable with the password: a new one can sign in at once. */
const DIRECT_USER = defineRecord({
  entity: 'user',
  texts: {
    title: 'Users of all organisations',
    empty: 'There are no users yet.',
    unavailable: 'Unable to retrieve users. Please try again.',
    create: { title: 'Create User', submit: 'Create user', ...formTexts('create') },
    update: { title: 'Edit User', submit: 'Save changes', ...formTexts('update') },
  },
  list: defineList({
    query: DirectUsersDocument,
    connection: ({ users }) => users,
    sorts: { name: 'NAME', email: 'EMAIL', role: 'ROLE', entity: 'ENTITY' },
    order: { column: 'name', direction: 'ascending' },
  }),
  stale: ['users'],
  create: CreateDirectUserDocument,
  update: UpdateDirectUserDocument,
  read: DirectUserDocument,
  latest: ({ user }) => user,
  useRecordContext: () => ({}),
  nameOf: ({ name }) => name,
  canEdit: mayUpdate,
  columns: () => COLUMNS,
  blank: (): DirectUserValues => ({ ...NEW_PERSON, password: '' }),
  valuesOf: (user) => ({ ...personValues(user), password: '' }),
  useFields: ({ row, latest, values }) => {
    const search = usePersonOrganisations(values, [latest]);

    return ({ entityType }) => {
      const person = [nameField('Name'), EMAIL_FIELD, passwordField(row === null)];
      if (entityType === 'SYSTEM') return person;
      const organisation = organisationFields(search, 'Please select an organisation');
      return [...person, ...organisation, ADMIN_FIELD];
    };
  },
  adjust: clearLeftOrganisation,
  // A blank password is left out: the current one stays. A super admin has no organisation.
  inputOf: (values) => {
    const organisation = organisationInput(values);
    return {
      name: values.name.trim(),
      email: values.email.trim(),
      ...(values.password.trim() !== '' && { password: values.password }),
      ...('entityId' in organisation && { admin: values.isAdmin, ...organisation }),
    };
  },
});

interface DirectUsersListProps {
  /** The form of a new one is open. */
  isAdding: boolean;
  /** Called after the form saves or closes. */
  onAdded: () => void;
}

export const DirectUsersList = (adding: DirectUsersListProps) => (
  <RecordTab kind={DIRECT_USER} {...adding} />
);
