import { HStack } from '@chakra-ui/react';
import { Chip, type ChipTone } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import { TwoLines } from '#client/components/table/two-lines';
import type { ActiveUserRowFragment, EntityType } from '#client/graphql/generated';

const TONES: Readonly<Record<EntityType, ChipTone>> = {
  BROADCASTER: 'info',
  AGENCY: 'warning',
  CUSTOMER: 'success',
  ADTECH: 'neutral',
  SYSTEM: 'neutral',
};

/** CUSTOMER, AGENCY, BROADCASTER, ADTECH; SYSTEM for super admins. */
function RoleChips({ entityType, isAdmin }: ActiveUserRowFragment) {
  return (
    <HStack gap="1">
      <Chip tone={TONES[entityType]}>{entityType}</Chip>
      {isAdmin && <Chip tone="brand">Admin</Chip>}
    </HStack>
  );
}

export const ACTIVE_USER_COLUMNS: readonly Column<ActiveUserRowFragment>[] = [
  {
    key: 'user',
    head: 'User',
    kind: 'status',
    isWide: true,
    width: 230,
    value: ({ name }) => name,
    render: ({ name, email }) => <TwoLines name={name} note={email} />,
  },
  {
    key: 'role',
    head: 'Role',
    kind: 'status',
    isWide: true,
    value: ({ entityType }) => entityType,
    render: RoleChips,
  },
  {
    key: 'organisation',
    head: 'Organisation',
    kind: 'text',
    value: ({ entityName }) => entityName,
  },
  {
    key: 'last-activity',
    head: 'Last activity',
    kind: 'date',
    isRelative: true,
    value: ({ lastActive }) => lastActive,
  },
  {
    key: 'api-calls',
    head: 'API calls',
    unit: 'today',
    kind: 'count',
    value: ({ apiCalls }) => apiCalls,
  },
];
