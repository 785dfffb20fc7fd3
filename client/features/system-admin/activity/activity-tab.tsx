import { Grid } from '@chakra-ui/react';
import { WIDE_SCREEN } from '#client/features/system-admin/wide-screen';
import { ActiveUsersPanel } from './active-users-panel';
import { DailyActivityPanel } from './daily-activity-panel';

export function ActivityTab() {
  return (
    <Grid
      templateColumns="minmax(0, 1fr)"
      css={{ [WIDE_SCREEN]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } }}
      gap="4"
      alignItems="start"
    >
      <ActiveUsersPanel />
      <DailyActivityPanel />
    </Grid>
  );
}
