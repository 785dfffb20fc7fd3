import type { Column } from '#client/components/table/table-columns';
import { TwoLines } from '#client/components/table/two-lines';
import { invitationHint, invitationText, invitationTone } from './invitation-words';
import { UserActions, type UserActs } from './user-actions';
import type { UserRow } from './user-fields';

const roleText = ({ entityType, admin }: UserRow) => {
  if (entityType === 'SYSTEM') return 'Super admin';
  return admin ? 'Admin' : 'User';
};

/** The columns of a user, which also define search and sort. */
export const USER_FIELDS: readonly Column<UserRow>[] = [
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
    head: 'Entity',
    kind: 'text',
    width: 200,
    value: ({ entityName }) => entityName,
  },
  {
    key: 'invitation',
    head: 'Invitation',
    kind: 'chip',
    value: invitationText,
    tone: invitationTone,
    hint: invitationHint,
  },
];

/** The columns of the users; the organisation is for ROLE_ADMIN only. */
export const userColumns = (
  acts: UserActs,
  { withEntity }: { withEntity: boolean },
): readonly Column<UserRow>[] => [
  ...USER_FIELDS.filter(({ key }) => withEntity || key !== 'entity'),
  {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: ({ id }) => id,
    render: (user) => <UserActions user={user} {...acts} />,
  },
];
