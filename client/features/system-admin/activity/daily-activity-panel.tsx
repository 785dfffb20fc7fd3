import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LivePanel } from '#client/components/panel/live-panel';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { RankedBars } from '#client/components/panel/figure/ranked-bars';
import { StatTile } from '#client/components/panel/figure/stat-tile';
import { SwitchButtons } from '#client/components/form/switch-buttons';
import { countText } from '#schema/writing/numbers';
import type { BusiestTodayFragment, TodaysActivityFragment } from '#client/graphql/generated';
import { useLive } from '#client/graphql/live/use-live';
import { DAILY_ACTIVITY } from './activity-topics';

const INTERVAL_MS = 60_000;
const TITLE = 'Daily activity';
const HELP =
  'Today is each client’s own: the date in the time zone of its home country. Ten are listed at most, the busiest first.';
const EMPTY = 'No activity data for today';
const FAILURE = "Failed to load today's activity metrics";

const VIEWS = [
  { value: 'customers', label: 'Customers (Impressions)' },
  { value: 'bookings', label: 'Bookings' },
  { value: 'sites', label: 'Sites (Webhits)' },
] as const;
type View = (typeof VIEWS)[number]['value'];

const isQuiet = ({ totalImpressions, totalWebhits }: TodaysActivityFragment) =>
  totalImpressions === 0 && totalWebhits === 0;

/** Names of bookings and sites may repeat among clients. */
const itemOf = (view: View) => (item: BusiestTodayFragment) => ({
  key: item.id,
  name: item.name,
  note: view === 'customers' ? undefined : item.customerName,
  count: item.count,
});

/** Today's intake: the totals and the ten busiest, in three views. */
export function DailyActivityPanel() {
  const [view, setView] = useState<View>('customers');
  const live = useLive(DAILY_ACTIVITY, INTERVAL_MS);

  return (
    <LivePanel
      title={TITLE}
      help={HELP}
      live={live}
      failure={FAILURE}
      skeleton="lines"
      emptyText={EMPTY}
      isEmpty={isQuiet}
    >
      {(today) => (
        <Stack gap="3">
          <SimpleGrid columns={2} gap="4">
            <StatTile label="Total Impressions" value={countText(today.totalImpressions)} />
            <StatTile label="Total Webhits" value={countText(today.totalWebhits)} />
          </SimpleGrid>
          <SwitchButtons label="Top 10" options={VIEWS} value={view} onChange={setView} />
          {today[view].length > 0 ? (
            <RankedBars
              label={`Top 10: ${VIEWS.find(({ value }) => value === view)?.label}`}
              items={today[view].map(itemOf(view))}
            />
          ) : (
            <PanelNotice text={EMPTY} />
          )}
        </Stack>
      )}
    </LivePanel>
  );
}
