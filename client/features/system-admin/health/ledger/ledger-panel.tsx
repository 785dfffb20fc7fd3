import { Box, chakra, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import { Chip, type ChipTone } from '#client/components/inline/chip';
import { DataTable } from '#client/components/table/data-table';
import { FigureList } from '#client/components/panel/figure/figure-list';
import { LivePanel } from '#client/components/panel/live-panel';
import { formatLatency } from '#client/formatting/durations';
import { countText } from '#schema/writing/numbers';
import { useLive } from '#client/graphql/live/use-live';
import {
  problemOf,
  useHealthReport,
} from '#client/features/system-admin/health/verdict/health-reports';
import type { LedgerBalance } from '#client/graphql/generated';
import { filteredByReason, LEDGER_COLUMNS } from './ledger-columns';
import { LEDGER, type LedgerNow } from './ledger-topic';

interface BalanceTexts {
  label: string;
  tone: ChipTone;
  text: string;
}

const WORDS: Readonly<Record<LedgerBalance, BalanceTexts>> = {
  balanced: {
    label: 'Balanced',
    tone: 'success',
    text: 'Every received call is accounted for.',
  },
  settling: {
    label: 'Settling',
    tone: 'info',
    text: 'Calls that are not accounted for yet can all be waiting in the queue.',
  },
  unbalanced: {
    label: 'Unbalanced',
    tone: 'danger',
    text: 'More calls are unaccounted for than wait in the queue. The tags with the largest difference come first.',
  },
};

const balanceTexts = (balance: LedgerBalance): BalanceTexts => WORDS[balance];

const INTERVAL_MS = 30_000;
const TITLE = 'Ledger';
const HELP =
  'The outcome of the calls that the edges took in the last 24 hours: received = stored + filtered + duplicate + dead-lettered + erased + difference. A difference that the queue does not explain is an alarm.';

function sumsOf({ total }: LedgerNow) {
  return [
    { name: 'Received', value: countText(total.received) },
    { name: 'Stored', value: countText(total.stored) },
    ...filteredByReason(total).map(({ label, count }) => ({
      name: `Filtered: ${label}`,
      value: countText(count),
    })),
    { name: 'Duplicate', value: countText(total.duplicate) },
    { name: 'Dead-lettered', value: countText(total.deadLettered) },
    { name: 'Erased', value: countText(total.erased) },
    { name: 'Difference', value: countText(total.difference) },
  ];
}

const lagOf = ({ lag }: LedgerNow) => [
  { name: 'On average', value: formatLatency(lag.averageMs) },
  { name: 'Longest', value: formatLatency(lag.longestMs) },
  { name: 'Oldest still waiting', value: formatLatency(lag.oldestWaitingMs) },
];

function LedgerSums({ ledger }: { ledger: LedgerNow }) {
  const { label, tone, text } = balanceTexts(ledger.balance);

  return (
    <Stack gap="3" px="4" pb="3">
      <HStack gap="2" align="center" role="status">
        <chakra.span flexShrink="0">
          <Chip tone={tone}>{label}</Chip>
        </chakra.span>
        <chakra.span textStyle="xs" color="fg.muted">
          {text}
        </chakra.span>
      </HStack>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="6" gapY="3" alignItems="start">
        <FigureList title="Last 24 hours" figures={sumsOf(ledger)} />
        <FigureList title="From edge to commit" figures={lagOf(ledger)} />
      </SimpleGrid>
    </Stack>
  );
}

/** The ledger of the intake: in total, and by tag with the largest difference first. */
export function LedgerPanel() {
  const live = useLive(LEDGER, INTERVAL_MS);
  useHealthReport(
    TITLE,
    problemOf(live, ({ balance }) => {
      const { tone, label } = balanceTexts(balance);
      return tone === 'danger' ? label : null;
    }),
  );

  return (
    <LivePanel
      title={TITLE}
      help={HELP}
      live={live}
      failure="The ledger could not be loaded."
      skeleton="table"
      flush
    >
      {(ledger) => (
        <Box>
          <LedgerSums ledger={ledger} />
          <DataTable
            label="Ledger by tag"
            paramPrefix="ledger"
            columns={LEDGER_COLUMNS}
            rows={ledger.tags}
            rowKey={({ customerId, kind, tagId }) => `${customerId} ${kind} ${tagId}`}
            emptyText="No tag was called in the last 24 hours."
          />
        </Box>
      )}
    </LivePanel>
  );
}
