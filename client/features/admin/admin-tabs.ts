import type { ComponentType } from 'react';
import type { UserFlags } from '#client/session/user-flags';
import { AgenciesTab } from './agencies/agency';
import { ClientsTab } from './clients/client';
import type { TabProps } from './tab-props';
import { UsersTab } from './users/users-tab';

type AdminTabId = 'users' | 'agencies' | 'clients';

interface AdminTab {
  id: AdminTabId;
  label: string;
  /** The action that a role must allow. */
  action: string;
  /** The kind of its records, as in links to them. */
  kind?: string;
  Content: ComponentType<TabProps>;
}

const TABS: readonly AdminTab[] = [
  { id: 'users', label: 'Users', action: 'user.create', Content: UsersTab },
  {
    id: 'agencies',
    label: 'Agencies',
    action: 'agency.create',
    kind: 'agency',
    Content: AgenciesTab,
  },
  {
    id: 'clients',
    label: 'Clients',
    action: 'customer.create',
    kind: 'client',
    Content: ClientsTab,
  },
];

export const visibleTabs = (viewerCan: readonly string[]): readonly AdminTab[] =>
  TABS.filter(({ action }) => viewerCan.includes(action));

/** Users for admins and super admins, agencies for a client's users, clients for others. */
export function usualTab({ isSuperUser, isEntityAdmin, isCustomer }: UserFlags): AdminTabId {
  if (isSuperUser || isEntityAdmin) return 'users';
  return isCustomer ? 'agencies' : 'clients';
}
