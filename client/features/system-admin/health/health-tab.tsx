import { Grid, Stack } from '@chakra-ui/react';
import { AlertsPanel } from '#client/features/system-admin/alerts/alerts-panel';
import { CachePanel } from './cache/cache-panel';
import { DeadLettersPanel } from './dead-letters/dead-letters-panel';
import { LedgerPanel } from './ledger/ledger-panel';
import { WIDE_SCREEN } from '#client/features/system-admin/wide-screen';
import { HealthVerdict } from './verdict/health-verdict';
import { QueuePanel } from './queues/queue-panel';

/** The verdict and problems first, then the path of the events, the dead letters, and the infrastructure. */
export function HealthTab() {
  return (
    <Stack gap="4">
      <HealthVerdict>
        <AlertsPanel />
        <Grid
          // Side by side only where both tables fit.
          templateColumns="minmax(0, 1fr)"
          css={{ [WIDE_SCREEN]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } }}
          gap="4"
          alignItems="start"
        >
          <QueuePanel />
          <LedgerPanel />
        </Grid>
        <DeadLettersPanel />
        <CachePanel />
      </HealthVerdict>
    </Stack>
  );
}
