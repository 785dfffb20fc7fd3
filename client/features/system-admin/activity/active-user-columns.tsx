import { chakra, HStack } from '@chakra-ui/react';
import { Chip, type ChipTone } from '../../../components/chip';
import { ClippedText } from '../../../components/clipped-text';
import type { Column } from '../../../components/table-columns';
import type { ActiveUserRowFragment } from '../../../graphql/generated';

const TONES: Readonly<Record<string, ChipTone>> = { BROADCASTER: 'info', AGENCY: 'warning', CUSTOMER: 'success' };

/** CUSTOMER, AGENCY, BROADCASTER, ADTECH; SYSTEM for super admins. */
function RoleChips({ entityType, isAdmin }: ActiveUserRowFragment) {
  return (
    <HStack gap="1">
      <Chip tone={TONES[entityType] ?? 'neutral'}>{entityType}</Chip>
      {isAdmin && <Chip tone="brand">Admin</Chip>}
    </HStack>
  );
}

export const ACTIVE_USER_COLUMNS: readonly Column<ActiveUserRowFragment>[] = [
  {
    key: 'user',
    head: 'User',
    kind: 'status',
    width: 230,
    value: ({ name }) => name,
    render: ({ name, email }) => (
      <>
        <ClippedText>{name}</ClippedText>
        <chakra.span color="fg.muted" display="block" minW="0" w="full">
          <ClippedText>{email}</ClippedText>
        </chakra.span>
      </>
    ),
  },
  { key: 'role', head: 'Role', kind: 'status', value: ({ entityType }) => entityType, render: RoleChips },
  { key: 'organisation', head: 'Organisation', kind: 'text', value: ({ entityName }) => entityName },
  {
    key: 'last-activity',
    head: 'Last activity',
    kind: 'date',
    isRelative: true,
    value: ({ lastActive }) => lastActive,
  },
  { key: 'api-calls', head: 'API calls', unit: 'today', kind: 'count', value: ({ apiCalls }) => apiCalls },
];
