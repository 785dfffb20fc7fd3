import { LivePanel } from '#client/components/panel/live-panel';
import { Cards } from '#client/components/panel/cards';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { Panel } from '#client/components/panel/panel';
import { PanelActions } from '#client/components/panel/panel-actions';
import { PanelMenu } from '#client/components/panel/panel-menu';
import { StaleNote } from '#client/components/panel/stale-note';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { PanelSkeleton, type SkeletonShape } from '#client/components/panel/panel-skeleton';
import type { PanelState } from '#client/components/panel/panel-state';
import { PictureButtons } from '#client/components/panel/picture-buttons';
import type { Specimen } from '#client/kit/specimen';
import { Stateful } from '#client/kit/stateful';
import { Box, Button, SimpleGrid } from '@chakra-ui/react';
import { Table2 } from 'lucide-react';
import { useRef } from 'react';
import { figures } from './figures';
import { LONG_TEXT } from './long-text';
import { notes } from './notes';

const STATES: readonly PanelState[] = ['ready', 'loading', 'empty', 'filtered', 'failed'];
const SHAPES: readonly SkeletonShape[] = [
  'chart',
  'bars',
  'gauge',
  'map',
  'table',
  'tiles',
  'answer',
  'cards',
  'lines',
];
const nothing = () => undefined;
const tableSwitch = (isOn: boolean) => ({
  id: 'table',
  label: 'Show as table',
  icon: Table2,
  isOn,
  onSelect: nothing,
});

const panel = (state: PanelState) => (
  <Panel
    title="Visits"
    subtitle="By day"
    help="How a visit is counted"
    foot="Days in Pacific/Auckland time"
    state={state}
    onRetry={nothing}
    onClearFilters={nothing}
  >
    The content
  </Panel>
);

const live = (value: string | null, error: unknown) => (
  <Stateful start={true}>
    {(isOn, setOn) => (
      <LivePanel
        title="Queues"
        live={{
          value,
          error,
          isOn,
          setOn,
          refresh: nothing,
          intervalMs: 5000,
          source: error === null ? 'subscription' : 'fallback',
          receivedAt: value === null ? null : '2026-11-20T08:00:00Z',
        }}
        failure="Failed to connect to Redis queue monitoring"
        isEmpty={(text) => text === ''}
        emptyText="No queue has messages."
      >
        {(text) => text}
      </LivePanel>
    )}
  </Stateful>
);

function Picture() {
  const target = useRef<HTMLDivElement>(null);

  return (
    <>
      <PictureButtons target={target} name="kit.png" caption={() => ['Kit']} />
      <Box ref={target} h="4" w="32" bg="chart.impressions" />
    </>
  );
}

export const panels: readonly Specimen[] = [
  {
    component: 'panel/cards',
    states: {
      data: (
        <Cards of="figure">
          {['Clients', 'Agencies', 'Users'].map((label) => (
            <StatCard key={label} label={label} value="12" detail="Across two countries" />
          ))}
        </Cards>
      ),
    },
  },
  {
    component: 'panel/live-panel',
    states: {
      data: live('12 messages', null),
      loading: live(null, null),
      empty: live('', null),
      error: live(null, new Error('away')),
      stale: live('12 messages', new Error('away')),
    },
  },
  {
    component: 'panel/panel',
    states: {
      ...Object.fromEntries(STATES.map((state) => [state, panel(state)])),
      refreshing: (
        <Panel title="Visits" state="ready" isRefreshing>
          The content
        </Panel>
      ),
      'long text': (
        <Panel title={LONG_TEXT} subtitle={LONG_TEXT} help="Help" state="ready" foot={LONG_TEXT}>
          {LONG_TEXT}
        </Panel>
      ),
    },
  },
  {
    component: 'panel/panel-actions',
    states: {
      data: (
        <Panel title="Visits" state="ready">
          <PanelActions>
            <Button size="2xs">In the head</Button>
          </PanelActions>
          The content
        </Panel>
      ),
    },
  },
  {
    component: 'panel/panel-menu',
    states: {
      data: (
        <Panel
          title="Visits"
          state="ready"
          actions={<PanelMenu title="Visits" groups={[[tableSwitch(false)]]} />}
        >
          The menu appears under the pointer
        </Panel>
      ),
      switched: (
        <Panel
          title="Visits"
          state="ready"
          actions={<PanelMenu title="Visits" groups={[[tableSwitch(true)]]} />}
        >
          The menu stays
        </Panel>
      ),
    },
  },
  {
    component: 'panel/stale-note',
    states: {
      error: <StaleNote text="The figures could not be loaded." onRetry={nothing} />,
      'long text': <StaleNote text={LONG_TEXT} onRetry={nothing} />,
    },
  },
  {
    component: 'panel/panel-notice',
    states: {
      empty: <PanelNotice />,
      filtered: <PanelNotice kind="filtered" onAct={nothing} />,
      error: <PanelNotice kind="failed" onAct={nothing} />,
      'long text': <PanelNotice text={LONG_TEXT} />,
    },
  },
  {
    component: 'panel/panel-skeleton',
    states: {
      loading: (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          {SHAPES.map((shape) => (
            <Box key={shape} h="160px" overflow="hidden">
              <PanelSkeleton shape={shape} />
            </Box>
          ))}
        </SimpleGrid>
      ),
    },
  },
  { component: 'panel/picture-buttons', states: { data: <Picture /> } },
  ...figures,
  ...notes,
];
