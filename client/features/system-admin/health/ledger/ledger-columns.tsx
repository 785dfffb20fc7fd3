import type { Note } from '#client/components/panel/note/note-lines';
import type { Column } from '#client/components/table/table-columns';
import { TwoLines } from '#client/components/table/two-lines';
import { countText } from '#schema/writing/numbers';
import type { LedgerNow, TagLedgerRow } from './ledger-topic';

const KINDS: Readonly<Record<string, string>> = {
  impression: 'Impression tag',
  webhit: 'Site tag',
};

type Filtered = Pick<
  LedgerNow['total'],
  'filteredBot' | 'filteredPrefetch' | 'filteredTest' | 'filteredControl' | 'filteredRepeated'
>;

/** Stored with the reason, but in no figure. */
export const filteredByReason = (sums: Filtered) => [
  { label: 'Bots', count: sums.filteredBot },
  { label: 'Prefetch', count: sums.filteredPrefetch },
  { label: 'Test calls', count: sums.filteredTest },
  { label: 'Held out', count: sums.filteredControl },
  { label: 'Repeated', count: sums.filteredRepeated },
];

const filteredOf = (row: TagLedgerRow) =>
  filteredByReason(row).reduce((sum, { count }) => sum + count, 0);

const filteredNote = (row: TagLedgerRow): Note => ({
  title: 'Filtered',
  lines: filteredByReason(row).map(({ label, count }) => ({ label, text: countText(count) })),
});

/** A removed tag has no name; an unreadable event has no tag. */
const tagText = ({ kind, tagId, tagName }: TagLedgerRow) =>
  tagName ?? (KINDS[kind] ? `${KINDS[kind]} ${tagId}` : 'Unreadable');

/** The ledger, tag by tag. */
export const LEDGER_COLUMNS: readonly Column<TagLedgerRow>[] = [
  {
    key: 'tag',
    head: 'Tag',
    kind: 'status',
    isWide: true,
    width: 220,
    value: tagText,
    render: (row) => <TwoLines name={tagText(row)} note={row.customerName} isWhole />,
  },
  { key: 'received', head: 'Received', kind: 'count', value: ({ received }) => received },
  { key: 'stored', head: 'Stored', kind: 'count', value: ({ stored }) => stored },
  { key: 'filtered', head: 'Filtered', kind: 'count', value: filteredOf, hint: filteredNote },
  { key: 'duplicate', head: 'Duplicate', kind: 'count', value: ({ duplicate }) => duplicate },
  { key: 'dead', head: 'Dead-lettered', kind: 'count', value: ({ deadLettered }) => deadLettered },
  { key: 'erased', head: 'Erased', kind: 'count', value: ({ erased }) => erased },
  { key: 'difference', head: 'Difference', kind: 'count', value: ({ difference }) => difference },
];
