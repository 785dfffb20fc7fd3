import type { Column } from '#client/components/table/table-columns';
import { TwoLines } from '#client/components/table/two-lines';
import type { EntityType } from '#client/graphql/generated';

interface Person {
  name: string;
  email: string;
  pendingEmail: string | null;
  admin: boolean;
  entityType: EntityType;
}

const roleText = ({ entityType, admin }: Person) => {
  if (entityType === 'SYSTEM') return 'Super admin';
  return admin ? 'Admin' : 'User';
};

/** The columns of every list of users: name, address, role. */
export const PERSON_COLUMNS: readonly Column<Person>[] = [
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
    tone: (person) => (roleText(person) === 'User' ? 'neutral' : 'warning'),
  },
];
