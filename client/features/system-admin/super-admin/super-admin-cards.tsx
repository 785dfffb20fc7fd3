import { Grid } from '@chakra-ui/react';
import { Database, Link2, Settings, UserPlus } from 'lucide-react';
import { describeFailure } from '#client/graphql/links/failure';
import { useSuperAdminReadinessQuery } from '#client/graphql/generated';
import { ActionCard } from './action-card';

interface SuperAdminCardsProps {
  onAddUser: () => void;
  onRelate: () => void;
}

/** Says why the two actions are not possible yet; undefined once they are. */
function useMissing() {
  const { data, error } = useSuperAdminReadinessQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  if (!data)
    return {
      isWaiting: true,
      broadcasters: error && describeFailure(error).message,
      clients: undefined,
    };

  return {
    isWaiting: false,
    broadcasters: data.broadcasters.totalCount === 0 ? 'There are no broadcasters yet.' : undefined,
    clients: data.customers.totalCount === 0 ? 'There are no clients yet.' : undefined,
  };
}

export function SuperAdminCards({ onAddUser, onRelate }: SuperAdminCardsProps) {
  const { isWaiting, broadcasters, clients } = useMissing();
  const missing = broadcasters ?? clients;

  return (
    <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' }} gap="4">
      <ActionCard
        icon={UserPlus}
        title="Direct User Management"
        text="Create a user of any organisation with a password set here: no invitation is mailed."
        label="Create User"
        onAct={onAddUser}
        isDisabled={isWaiting || broadcasters !== undefined}
        reason={broadcasters}
      />
      <ActionCard
        icon={Link2}
        title="Entity Relationships"
        text="Associate two organisations: each then sees what they share."
        label="Create Relationship"
        onAct={onRelate}
        isDisabled={isWaiting || missing !== undefined}
        reason={missing}
      />
      <ActionCard
        icon={Settings}
        title="System Settings"
        text="The settings of the platform."
        label="Configure Settings"
      />
      <ActionCard
        icon={Database}
        title="Advanced Database Operations"
        text="Upkeep of the database."
        label="Database Operations"
      />
    </Grid>
  );
}
