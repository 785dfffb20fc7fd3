import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { SwitchButtons } from '#client/components/form/switch-buttons';
import { LIST_IN_TAB, useTabParam } from '#client/components/table/use-tab-param';
import { DirectUsersList } from './direct-users/direct-user';
import { RelationshipsList } from './relationships/relationship';
import { SuperAdminCards } from './super-admin-cards';

const LISTS = [
  { value: 'users', label: 'Users' },
  { value: 'relationships', label: 'Relationships' },
] as const;

type ListId = (typeof LISTS)[number]['value'];

/** Actions of super admins only: users with a password, and relationships. */
export function SuperAdminTab() {
  const { shown, show } = useTabParam<ListId>(['users', 'relationships'], 'users', LIST_IN_TAB);
  const [adding, setAdding] = useState<ListId | null>(null);
  const add = (list: ListId) => {
    if (list !== shown) show(list);
    setAdding(list);
  };

  const endAdding = () => setAdding(null);

  return (
    <Grid gap="4">
      <SuperAdminCards onAddUser={() => add('users')} onRelate={() => add('relationships')} />
      <SwitchButtons label="List" options={LISTS} value={shown} onChange={show} size="xs" />
      {shown === 'users' ? (
        <DirectUsersList isAdding={adding === 'users'} onAdded={endAdding} />
      ) : (
        <RelationshipsList isAdding={adding === 'relationships'} onAdded={endAdding} />
      )}
    </Grid>
  );
}
