import type { Column } from '#client/components/table/table-columns';
import { TwoLines } from '#client/components/table/two-lines';
import {
  CreateDirectUserDocument,
  DirectUserDocument,
  type DirectUserRowFragment,
  DirectUsersDocument,
  UpdateDirectUserDocument,
} from '#client/graphql/generated';
import { organisationTypeOf } from '#client/graphql/organisations/organisation-types';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate } from '#client/records/define-record';
import { RecordTab } from '#client/records/record-tab';
import {
  clearLeftOrganisation,
  directUserFields,
  directUserInput,
  NEW_DIRECT_USER,
  valuesOfUser,
} from './direct-user-fields';

const roleText = ({ entityType, admin }: DirectUserRowFragment) => {
  if (entityType === 'SYSTEM') return 'Super admin';
  return admin ? 'Admin' : 'User';
};

const COLUMNS: readonly Column<DirectUserRowFragment>[] = [
  { key: 'name', head: 'Name', kind: 'text', width: 200, value: ({ name }) => name },
  {
    key: 'email',
    head: 'Email',
    kind: 'status',
    width: 260,
    isWide: true,
    value: ({ email }) => email,
    render: ({ email, pendingEmail }) => (
      <TwoLines name={email} note={pendingEmail && `${pendingEmail} is not confirmed yet`} />
    ),
  },
  {
    key: 'role',
    head: 'Role',
    kind: 'chip',
    value: roleText,
    tone: (user) => (roleText(user) === 'User' ? 'neutral' : 'warning'),
  },
  {
    key: 'entity',
    head: 'Organisation',
    kind: 'text',
    width: 200,
    value: ({ entityName }) => entityName,
  },
];

const organisationOf = ({ entityId, entityName }: DirectUserRowFragment) =>
  entityName && entityId !== null ? [{ value: String(entityId), label: entityName }] : [];

const formWords = (act: 'create' | 'update') => ({
  saved: `User ${act}d successfully`,
  failed: (reason: string) => `Failed to ${act} user. ${reason || 'Please try again.'}`,
});

/** All users, each editable with the password: a new one can sign in at once. */
const DIRECT_USER = defineRecord({
  entity: 'user',
  words: {
    title: 'Users of all organisations',
    empty: 'There are no users yet.',
    unavailable: 'Unable to retrieve users. Please try again.',
    create: { title: 'Create User', submit: 'Create user', ...formWords('create') },
    update: { title: 'Edit User', submit: 'Save changes', ...formWords('update') },
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
  useSetting: () => ({}),
  nameOf: ({ name }) => name,
  canEdit: mayUpdate,
  columns: () => COLUMNS,
  blank: () => NEW_DIRECT_USER,
  valuesOf: valuesOfUser,
  useFields: ({ row, latest, values }) => {
    const search = useOrganisationSearch({
      type: organisationTypeOf(values.entityType),
      known: latest?.entityType === values.entityType ? organisationOf(latest) : [],
      chosen: [values.entityId],
    });

    return directUserFields({ isNew: row === null, search });
  },
  adjust: clearLeftOrganisation,
  inputOf: directUserInput,
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
