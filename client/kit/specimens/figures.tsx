import { SimpleGrid } from '@chakra-ui/react';
import { FlaskConical, Tv } from 'lucide-react';
import { ChangeNote, ChangeSkeleton, NoChange } from '#client/components/panel/figure/change-note';
import { FigureCell } from '#client/components/panel/figure/figure-cell';
import { FigureList } from '#client/components/panel/figure/figure-list';
import type { FigureTable } from '#client/components/panel/figure/figure-table';
import { FigureTableView } from '#client/components/panel/figure/figure-table-view';
import { MeterBar } from '#client/components/panel/figure/meter-bar';
import { RankedBars } from '#client/components/panel/figure/ranked-bars';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
import { StatCard } from '#client/components/panel/figure/stat-card';
import { StatTile } from '#client/components/panel/figure/stat-tile';
import type { Specimen } from '#client/kit/specimen';
import { LONG_TEXT } from './long-text';

const change = (size: string | null, upIs: 'good' | 'bad' | 'neutral', caution?: string) => (
  <ChangeNote way="up" size={size} upIs={upIs} caution={caution} detail="1,000 in 1–30 Oct" />
);

const TABLE: FigureTable = {
  columns: [
    { key: 'site', head: 'Site', kind: 'text' },
    { key: 'day', head: 'Day', kind: 'date' },
    { key: 'visits', head: 'Visits', kind: 'count' },
    { key: 'rate', head: 'Rate', kind: 'percent' },
  ],
  rows: [
    { site: 'Home', day: '2026-11-02', visits: 1204, rate: 0.012 },
    { site: LONG_TEXT, day: '2026-11-03', visits: null, rate: null },
  ],
};

const RANKED = [
  { key: 1, name: 'Home', note: 'main', count: 1204 },
  { key: 2, name: LONG_TEXT, count: 311 },
];

/** The specimens of client/components/panel/figure. */
export const figures: readonly Specimen[] = [
  {
    component: 'panel/figure/change-note',
    states: {
      'welcome, unwelcome, neutral': (
        <SimpleGrid columns={3}>
          {change('20.0%', 'good')}
          {change('20.0%', 'bad')}
          {change('20.0%', 'neutral')}
        </SimpleGrid>
      ),
      unclear: change('20.0%', 'good', 'unclear'),
      'no change': change(null, 'good'),
      empty: <NoChange />,
      loading: <ChangeSkeleton />,
    },
  },
  {
    component: 'panel/figure/figure-cell',
    states: {
      data: <FigureCell>1,204</FigureCell>,
      'with mark, line and hint': (
        <FigureCell
          marks={[{ icon: FlaskConical, word: 'Small sample' }]}
          subtext={{ text: '↑ +12.0%', tone: 'good' }}
          hint={{ title: 'Visits', lines: [{ label: 'Before', text: '1,000' }] }}
        >
          1,204
        </FigureCell>
      ),
    },
  },
  {
    component: 'panel/figure/figure-list',
    states: {
      data: (
        <FigureList
          title="Queue"
          figures={[
            { name: 'Messages', value: '12' },
            { name: LONG_TEXT, value: '1,204,221' },
          ]}
        />
      ),
      empty: <FigureList title="Queue" figures={[]} />,
    },
  },
  {
    component: 'panel/figure/figure-table-view',
    states: {
      data: <FigureTableView label="Visits by site" table={TABLE} />,
      empty: <FigureTableView label="Nothing" table={{ ...TABLE, rows: [] }} />,
    },
  },
  {
    component: 'panel/figure/meter-bar',
    states: {
      'neutral, success, warning, danger': (
        <SimpleGrid gap="2">
          {(['neutral', 'success', 'warning', 'danger'] as const).map((tone, at) => (
            <MeterBar
              key={tone}
              label={tone}
              value={25 * (at + 1)}
              max={100}
              text={`${25 * (at + 1)} of 100`}
              tone={tone}
            />
          ))}
        </SimpleGrid>
      ),
      empty: <MeterBar label="Nothing" value={0} max={100} text="0 of 100" />,
    },
  },
  {
    component: 'panel/figure/ranked-bars',
    states: {
      data: <RankedBars label="Sites" items={RANKED} />,
      empty: <RankedBars label="No sites" items={[]} />,
    },
  },
  {
    component: 'panel/figure/relative-time',
    states: { data: <RelativeTime at="2026-11-20T08:00:00Z" /> },
  },
  {
    component: 'panel/figure/stat-card',
    states: {
      'neutral, success, danger, loading, refreshing, long text': (
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
          <StatCard label="Impressions" value="1,204,221" detail="2 bookings" icon={Tv} />
          <StatCard label="Tags" value="0" detail="All are well" tone="success" help="Help" />
          <StatCard label="Tag issues" value="3" detail="Needs attention" tone="danger" />
          <StatCard label="Ad spend" value="" isLoading />
          <StatCard label="Bookings" value="12" detail="Current" isRefreshing />
          <StatCard label="Long" value="$1,204,221,000.00" detail={LONG_TEXT} />
        </SimpleGrid>
      ),
    },
  },
  {
    component: 'panel/figure/stat-tile',
    states: {
      'data, caution, change, loading, long text': (
        <SimpleGrid columns={{ base: 2, md: 5 }} gap="6">
          <StatTile label="Visits" value="1,204" />
          <StatTile label="Rate" value="0.12%" caution="Small sample" />
          <StatTile label="Reach" value="80,213" help="Help" note={change('20.0%', 'good')} />
          <StatTile label="Cost" value="" isLoading />
          <StatTile label={LONG_TEXT} value="$1,204,221,000.00" />
        </SimpleGrid>
      ),
    },
  },
];
