import { useState } from 'react';
import { DataTable } from '#client/components/table/data-table';
import { LivePanel } from '#client/components/panel/live-panel';
import { SwitchButtons } from '#client/components/form/switch-buttons';
import { useLive } from '#client/graphql/live/use-live';
import { ACTIVE_USER_COLUMNS } from './active-user-columns';
import { ACTIVE_USERS } from './activity-topics';

const TITLE = 'Active Users';
const HELP =
  'Everybody who made a call in the last 30 minutes, over any interface, and their calls of today.';
const PAGE_SIZE = 25;
const EMPTY = 'Nobody made a call in the last 30 minutes.';

const INTERVALS = [
  { value: '30', label: '30 s', name: '30 s between refreshes' },
  { value: '10', label: '10 s', name: '10 s between refreshes' },
] as const;

/** The current users of the product. Failures are ignored: the last values stay. */
export function ActiveUsersPanel() {
  const [seconds, setSeconds] = useState<(typeof INTERVALS)[number]['value']>('30');
  const live = useLive(ACTIVE_USERS, Number(seconds) * 1000);

  return (
    <LivePanel
      title={TITLE}
      help={HELP}
      live={live}
      failure={null}
      skeleton="table"
      flush
      emptyText={EMPTY}
      isEmpty={(users) => users.length === 0}
      actions={
        <SwitchButtons
          label="Refresh interval"
          options={INTERVALS}
          value={seconds}
          onChange={setSeconds}
        />
      }
    >
      {(users) => (
        <DataTable
          label={TITLE}
          paramPrefix="users"
          columns={ACTIVE_USER_COLUMNS}
          rows={users}
          rowKey={({ id }) => id}
          pageSize={PAGE_SIZE}
        />
      )}
    </LivePanel>
  );
}
