import type { Column } from '#client/components/table/table-columns';
import {
  ArchiveUserDocument,
  InviteUserDocument,
  UpdateUserDocument,
  UserDocument,
  type UserRowFragment,
  UsersDocument,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate, type RecordContext } from '#client/records/define-record';
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
  usePersonOrganisations,
} from '#client/records/people/person-fields';
import { useSession } from '#client/session/use-session';
import { invitationHint, invitationText, invitationTone } from './invitation-texts';

export const USER_LISTS = ['users', 'userSummary'];

const REMOVED_SHOWN_MS = 6000;

const ENTITY: Column<UserRowFragment> = {
  key: 'entity',
  head: 'Entity',
  kind: 'text',
  width: 200,
  value: ({ entityName }) => entityName,
};

const INVITATION: Column<UserRowFragment> = {
  key: 'invitation',
  head: 'Invitation',
  kind: 'chip',
  value: invitationText,
  tone: invitationTone,
  hint: invitationHint,
};

const failedTo = (act: string) => (reason: string) =>
  `Failed to ${act} user. ${reason || 'Please try again.'}`;

interface UserContext extends RecordContext {
  choosesOrganisation: boolean;
  ownEmail: string | undefined;
}

function useUserContext(): UserContext {
  const { flags, user } = useSession();
  return { choosesOrganisation: flags.isSuperUser, ownEmail: user?.email };
}

/** A user of the organisation: a new one gets an invitation. */
export const USER = defineRecord({
  entity: 'user',
  texts: {
    title: 'Manage Users',
    add: 'Add New User',
    empty: 'There are no users yet. Add the first one.',
    unavailable: 'Unable to retrieve users. Please try again.',
    create: {
      title: 'Add New User',
      submit: 'Invite user',
      saved: 'User saved successfully!',
      failed: failedTo('create'),
    },
    update: {
      title: 'Edit User',
      submit: 'Save user',
      saved: 'User updated successfully',
      failed: failedTo('update'),
    },
  },
  list: defineList({
    query: UsersDocument,
    connection: ({ users }) => users,
    sorts: {
      name: 'NAME',
      email: 'EMAIL',
      role: 'ROLE',
      entity: 'ENTITY',
      invitation: 'INVITATION',
    },
    order: { column: 'name', direction: 'ascending' },
  }),
  stale: USER_LISTS,
  create: InviteUserDocument,
  update: UpdateUserDocument,
  read: UserDocument,
  latest: ({ user }) => user,
  useRecordContext: useUserContext,
  nameOf: ({ name }) => name,
  canEdit: mayUpdate,
  // The organisation is for ROLE_ADMIN only.
  columns: ({ choosesOrganisation }) => [
    ...PERSON_COLUMNS,
    ...(choosesOrganisation ? [ENTITY] : []),
    INVITATION,
  ],
  blank: () => NEW_PERSON,
  valuesOf: personValues,
  useFields: ({ row, latest, values, context }) => {
    const search = usePersonOrganisations(values, [latest, row]);

    return ({ entityType }) => {
      const person = [nameField('Full Name'), EMAIL_FIELD];
      if (!context.choosesOrganisation) return [...person, ADMIN_FIELD];
      if (entityType === 'SYSTEM') return person;
      return [...person, ...organisationFields(search), ADMIN_FIELD];
    };
  },
  adjust: clearLeftOrganisation,
  inputOf: (values, { context }) => ({
    name: values.name.trim(),
    email: values.email.trim(),
    admin: values.isAdmin,
    ...(context.choosesOrganisation && organisationInput(values)),
  }),
  toastsOf: (answer, { email }) => {
    if ('inviteUser' in answer) return [{ text: 'User saved successfully!', tone: 'success' }];

    const { pendingEmail } = answer.updateUser;
    const mailed = `A link to confirm it was mailed to ${pendingEmail}.`;

    return [
      { text: 'User updated successfully', tone: 'success' },
      ...(pendingEmail === email.trim() ? [{ text: mailed, tone: 'success' } as const] : []),
    ];
  },
  removal: {
    mutation: ArchiveUserDocument,
    title: 'Remove user',
    text: ({ name }) => `Are you sure you want to remove user ${name}?`,
    confirm: 'Remove',
    done: [
      { text: 'User deleted successfully!' },
      { text: 'User removed successfully', durationMs: REMOVED_SHOWN_MS },
    ],
    failed: failedTo('delete'),
  },
  // People cannot remove themselves.
  canRemove: ({ email, viewerCan }, { ownEmail }) =>
    email === ownEmail ? null : viewerCan.includes('archive'),
});
