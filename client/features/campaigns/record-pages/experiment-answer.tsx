import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { EXPERIMENT_REASONS } from '#schema/experiments';
import { StatTile } from '#client/components/panel/figure/stat-tile';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { formatDate } from '#client/formatting/dates';
import { countText, percentText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import type { ExperimentDetailsQuery, ExperimentPageQuery } from '#client/graphql/generated';
import { liftIntervalText } from '#client/features/campaigns/experiments/lift-column';

type Row = ExperimentPageQuery['experiment'];
type Details = ExperimentDetailsQuery['experiment'];
type Result = NonNullable<Details['result']>;

interface Bounds {
  low: number | null;
  high: number | null;
}

function intervalText({ low, high }: Bounds, format: (value: number) => string): string {
  if (low === null) return '';
  return high === null
    ? `95% interval from ${format(low)}`
    : `95% interval ${format(low)} to ${format(high)}`;
}

const TILES = {
  HOUSEHOLDS: {
    caused: 'Visits of the households that saw the ads, less what the control group lets expect.',
    cost: 'Ad spend on these households ÷ caused visits.',
    visits: 'Visits after an ad',
    all: 'Visits of the households that saw the ads, in the seven days after one.',
  },
  REGIONS: {
    caused: 'Visits from the regions with ads, times the share that held-out regions missed.',
    cost: 'Ad spend in these regions ÷ caused visits.',
    visits: 'Visits from regions with ads',
    all: 'All visits of known region, credited or not, until a week after the last day.',
  },
} as const;

function liftNote(result: Result): string {
  const interval = liftIntervalText(result);
  return interval ? `95% interval ${interval}` : 'No visit would have come anyway';
}

interface ResultTilesProps {
  result: Result;
  kind: Row['kind'];
  currency: string;
}

function ResultTiles({ result, kind, currency }: ResultTilesProps) {
  const texts = TILES[kind];
  const { causedVisits, treatedVisits, lift, spend, costPerCausedVisit: cost } = result;

  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gapX="6" gapY="4">
      <StatTile
        label="Caused visits"
        help={texts.caused}
        value={countText(causedVisits.value)}
        note={intervalText(causedVisits, countText)}
      />
      <StatTile
        label="Lift"
        help="Caused visits ÷ the visits that would have come anyway."
        value={percentText(lift, 'N/A')}
        note={liftNote(result)}
      />
      <StatTile
        label="Cost per caused visit"
        help={texts.cost}
        value={moneyText(cost.value, currency, 'N/A')}
        note={intervalText(cost, (end) => moneyText(end, currency, 'N/A', cost.value))}
      />
      <StatTile
        label={texts.visits}
        help={texts.all}
        value={countText(treatedVisits)}
        note={`${moneyText(spend, currency)} ad spend`}
      />
    </SimpleGrid>
  );
}

function noticeOf({ resultDate }: Row, today: string, reason: Details['resultReason']): string {
  const { text, advice } = EXPERIMENT_REASONS[reason ?? 'NOT_FINISHED'];
  if (reason !== 'NOT_FINISHED') return `${text} ${advice}`;
  return resultDate <= today
    ? 'All visits have come and are being counted: the result appears within minutes.'
    : `The result appears on ${formatDate(resultDate)}, when all visits are counted. ${advice}`;
}

interface ExperimentAnswerProps {
  row: Row;
  today: string;
  details: Details;
  currency: string;
}

/** Shows the result of an experiment, or why it is not known. */
export function ExperimentAnswer({ row, today, details, currency }: ExperimentAnswerProps) {
  const { result, resultReason } = details;
  if (!result) return <PanelNotice text={noticeOf(row, today, resultReason)} />;
  const [answer, ...more] = result.sentences;

  return (
    <Stack gap="4">
      <div>
        <chakra.p textStyle="md" fontWeight="medium">
          {answer}
        </chakra.p>
        {more.length > 0 && (
          <chakra.p textStyle="sm" color="fg.muted">
            {more.join(' ')}
          </chakra.p>
        )}
      </div>
      <ResultTiles result={result} kind={row.kind} currency={currency} />
    </Stack>
  );
}
