import { Grid } from '@chakra-ui/react';
import { ActiveUsersPanel } from './active-users-panel';
import { DailyActivityPanel } from './daily-activity-panel';

export function ActivityTab() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="4" alignItems="start">
      <ActiveUsersPanel />
      <DailyActivityPanel />
    </Grid>
  );
}
