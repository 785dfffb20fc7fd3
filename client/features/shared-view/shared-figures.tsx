import { Box, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { StatTile, TILES_GRID } from '#client/components/panel/figure/stat-tile';
import { Panel } from '#client/components/panel/panel';
import { estimateHead } from '#schema/credit-window';
import { FINDINGS_TITLE, CERTAINTY_LABELS } from '#schema/findings';
import { formatDate } from '#client/formatting/dates';
import { percentText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import type { ChartPoint } from '#client/components/charts/chart-series';
import { todayIn } from '#client/formatting/date-ranges';
import { TrendChart } from '#client/records/figures/trend-chart';
import { progressOf } from '#client/records/figures/visit-days';
import { type SharedColumn, SharedTable } from './shared-table';
import { sharedCountText, openText, tilesOf, withheldText } from './shared-texts';
import type { SharedView } from './use-shared-view';

const HEIGHT_PX = 320;

/** A withheld count is not drawn, and reads as in the tables. */
function SharedTrend({ view }: { view: SharedView }) {
  const today = todayIn(view.timeZone, new Date(view.readAt));
  const points: ChartPoint[] = view.days.map(({ date, impressions, visits }) => ({
    x: date,
    values: {
      ...(impressions.value !== null && { impressions: impressions.value }),
      ...(visits.value !== null && { visits: visits.value }),
    },
    missing: { impressions: sharedCountText(impressions), visits: sharedCountText(visits) },
    progress: progressOf(date, today, view.completeThrough),
  }));

  return <TrendChart label="Visits Over Time" points={points} height={HEIGHT_PX} />;
}

type Row = SharedView['channels'][number];
type Day = SharedView['days'][number];

const rowColumns = (noun: string, { completed, currency }: SharedView): SharedColumn<Row>[] => [
  { head: noun, isText: true, text: ({ name }) => name },
  { head: 'Impressions', text: ({ impressions }) => sharedCountText(impressions) },
  { head: 'Ad Spend', text: ({ adSpend }) => moneyText(adSpend, currency) },
  { head: 'Visits', text: ({ visits }) => sharedCountText(visits) },
  {
    head: estimateHead('Response Rate', completed !== null),
    text: ({ responseRate }) => percentText(responseRate),
  },
  {
    head: estimateHead('Cost Per Visit', completed !== null),
    text: ({ costPerVisit }) => moneyText(costPerVisit, currency),
  },
];

const DAY_COLUMNS: readonly SharedColumn<Day>[] = [
  { head: 'Date', isText: true, text: ({ date }) => formatDate(date) },
  { head: 'Impressions', text: ({ impressions }) => sharedCountText(impressions) },
  { head: 'Visits', text: ({ visits }) => sharedCountText(visits) },
];

function Findings({ findings }: Pick<SharedView, 'findings'>) {
  return (
    <Panel title={FINDINGS_TITLE} state="ready">
      <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} gap="3" listStyleType="none">
        {findings.map(({ sentence, effect, sureness }) => (
          <Box as="li" key={sentence} borderWidth="1px" borderRadius="md" p="3">
            <chakra.p textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
              {sentence}
            </chakra.p>
            <chakra.p textStyle="xs" color="fg.muted" mt="1">
              {[effect, CERTAINTY_LABELS[sureness]].filter(Boolean).join(' · ')}
            </chakra.p>
          </Box>
        ))}
      </SimpleGrid>
    </Panel>
  );
}

/** The figures of a public link: read only, and no door to anything else. */
export function SharedFigures({ view }: { view: SharedView }) {
  const notes = [openText(view), withheldText(view)].filter((text) => text !== null);
  const keyOf = ({ name, impressions, adSpend }: Row) => `${name} ${impressions.value} ${adSpend}`;

  return (
    <Stack gap="4">
      {view.findings.length > 0 && <Findings findings={view.findings} />}
      <Panel title="Summary" state="ready">
        <SimpleGrid {...TILES_GRID}>
          {tilesOf(view).map((tile) => (
            <StatTile key={tile.label} {...tile} />
          ))}
        </SimpleGrid>
      </Panel>
      <Panel title="Visits Over Time" state={view.days.length > 0 ? 'ready' : 'empty'}>
        <SharedTrend view={view} />
        <chakra.details mt="3" textStyle="sm">
          <chakra.summary cursor="pointer" minH="6" color="fg.muted">
            Show the days as a table
          </chakra.summary>
          <SharedTable
            label="Table of days"
            columns={DAY_COLUMNS}
            rows={view.days}
            keyOf={({ date }) => date}
            maxHeight="24rem"
          />
        </chakra.details>
      </Panel>
      <Panel title="Channels" state={view.channels.length > 0 ? 'ready' : 'empty'} flush>
        <SharedTable
          label="Table of channels"
          columns={rowColumns('Channel', view)}
          rows={view.channels}
          keyOf={keyOf}
        />
      </Panel>
      <Panel title="Creatives" state={view.creatives.length > 0 ? 'ready' : 'empty'} flush>
        <SharedTable
          label="Table of creatives"
          columns={rowColumns('Creative', view)}
          rows={view.creatives}
          keyOf={keyOf}
        />
      </Panel>
      {notes.map((text) => (
        <chakra.p key={text} textStyle="xs" color="fg.muted" maxW="4xl">
          {text}
        </chakra.p>
      ))}
    </Stack>
  );
}
