import { Box, Stack } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { FigureList } from '#client/components/panel/figure/figure-list';
import { DataTable } from '#client/components/table/data-table';
import type { Column } from '#client/components/table/table-columns';
import { countText } from '#schema/writing/numbers';
import type { CacheNowFragment, EdgeServerRowFragment } from '#client/graphql/generated';

const COLUMNS: readonly Column<EdgeServerRowFragment>[] = [
  { key: 'host', head: 'Host name', kind: 'text', width: 220, value: ({ server }) => server },
  {
    key: 'state',
    head: 'State',
    kind: 'status',
    value: ({ isActive }) => (isActive ? 'Active' : 'Silent'),
    render: ({ isActive }) => (
      <Chip tone={isActive ? 'success' : 'danger'}>{isActive ? 'Active' : 'Silent'}</Chip>
    ),
  },
  {
    key: 'seen',
    head: 'Heard from',
    kind: 'date',
    isRelative: true,
    value: ({ seenAt }) => seenAt,
  },
  { key: 'entries', head: 'Log entries', kind: 'count', value: ({ logEntries }) => logEntries },
];

/** The processes that take the tag calls. */
export function EdgeServers({
  edgeServers,
}: {
  edgeServers: CacheNowFragment['strain']['edgeServers'];
}) {
  return (
    <Stack gap="2">
      <FigureList
        title="Edge servers"
        figures={[
          { name: 'Active servers', value: countText(edgeServers.activeServers) },
          { name: 'Total log entries', value: countText(edgeServers.totalLogEntries) },
        ]}
      />
      <Box mx="-3">
        <DataTable
          label="Edge servers"
          paramPrefix="edges"
          columns={COLUMNS}
          rows={edgeServers.servers}
          rowKey={({ server }) => server}
          emptyText="No edge server reported in the last 24 hours."
        />
      </Box>
    </Stack>
  );
}
