import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, CircleDashed } from 'lucide-react';
import { RowToggle, toggleRowProps } from '#client/components/filter-toggle/toggle-row';
import type { FilterToggle } from '#client/components/filter-toggle/filter-toggle';
import { ClippedText } from '#client/components/table/clipped-text';
import { FigureCell, type FigureMark } from '#client/components/panel/figure/figure-cell';
import type { Note } from '#client/components/panel/note/note-lines';
import { countText, percentText } from '#schema/writing/numbers';
import { pointChange, relativeChange } from '#client/features/dashboard/compare/change';
import { changeLines, changeSubtext } from '#client/features/dashboard/compare/change-texts';
import {
  countEstimate,
  countTests,
  estimateOf,
  rateChange,
} from '#client/features/dashboard/compare/visit-changes';
import {
  INTERVAL_LABEL,
  intervalText,
  rateMarks,
} from '#client/features/dashboard/performance/details/rate-texts';
import type { RegionRow } from './region-rows';
import { rateRegionRemark, regionRemark } from './region-texts';

interface RegionTableProps {
  label: string;
  /** The heading of the visits. */
  visitsHead: string;
  rows: readonly RegionRow[];
  /** The same row in the comparison period; null without a comparison. */
  thenOf: ((row: RegionRow) => RegionRow | undefined) | null;
  comparedLabel: string;
  /** Factor by which the visits grow until the last has come, now and in the comparison period. */
  growth: number;
  growthThen: number;
  /** Null for a row that is no toggle. */
  toggleOf: (row: RegionRow) => FilterToggle | null;
  /** The row under the pointer or with the focus, which the map marks. */
  onPoint?: (regionId: number | null) => void;
  /** The region that is marked on the map. */
  pointedId?: number | null;
}

const CELL = {
  px: { base: '1', md: '2' },
  h: '8',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
} as const;
const HEAD = {
  ...CELL,
  textStyle: 'label',
  color: 'fg.muted',
  bg: 'bg.panel',
  position: 'sticky',
  top: '0',
  whiteSpace: { base: 'normal', md: 'nowrap' },
  verticalAlign: 'bottom',
} as const;

const share = (row: RegionRow | undefined) => percentText(row?.percentage, 'N/A');

/** The changes of the figures of a row; null without a comparison. */
function changesOf(row: RegionRow, props: RegionTableProps) {
  const { thenOf, growth, growthThen, rows } = props;
  if (!thenOf) return null;

  const then = thenOf(row);
  const isSmallSample = row.isSmallSample || then?.isSmallSample === true;
  const test = { tests: countTests(rows), isSmallSample };
  const now = estimateOf(row.percentage, row.percentageInterval);
  const before = then ? estimateOf(then.percentage, then.percentageInterval) : null;

  return {
    visits: relativeChange(
      countEstimate(row.responses, growth),
      countEstimate(then?.responses ?? 0, growthThen),
      test,
    ),
    share: now && before ? pointChange(now, before, test) : null,
    rate: row.rate && rateChange(row.rate, then?.rate ?? undefined, test.tests),
  };
}

type Changes = ReturnType<typeof changesOf>;

const shareNote = (row: RegionRow, changes: Changes, props: RegionTableProps): Note => ({
  title: row.region,
  lines: [
    { label: 'Visit %', text: share(row) },
    { label: INTERVAL_LABEL, text: intervalText(row.percentageInterval) },
    ...thenLines(row, share, props),
    ...changeLines(changes?.share ?? null),
  ],
  remark: regionRemark(row),
});

const rateText = (row: RegionRow | undefined) => percentText(row?.rate?.responseRate, 'N/A');

const rateNote = (row: RegionRow, changes: Changes, props: RegionTableProps): Note => ({
  title: row.region,
  lines: [
    { label: 'Impressions', text: countText(row.rate?.impressions ?? 0) },
    { label: 'Response Rate', text: rateText(row) },
    { label: INTERVAL_LABEL, text: intervalText(row.rate?.responseRateInterval ?? null) },
    ...thenLines(row, rateText, props),
    ...changeLines(changes?.rate ?? null),
  ],
  remark: (row.rate && rateRegionRemark(row.rate)) ?? undefined,
});

/** The figure of the comparison period; none without a comparison. */
const thenLines = (
  row: RegionRow,
  textOf: (row: RegionRow | undefined) => string,
  { thenOf, comparedLabel }: RegionTableProps,
) => (thenOf ? [{ label: comparedLabel, text: textOf(thenOf(row)) }] : []);

const ABOVE: FigureMark = { icon: ArrowUp, word: 'above' };
const BELOW: FigureMark = { icon: ArrowDown, word: 'below' };
const SMALL: FigureMark = { icon: CircleDashed, word: 'small sample' };

/** Marks a rate that differs from that of all regions by more than chance explains. */
function rateRegionMarks({ rate }: RegionRow): readonly FigureMark[] {
  if (rate?.isSmallSample) return [SMALL];
  if (typeof rate?.difference !== 'number') return [];
  return [rate.difference > 0 ? ABOVE : BELOW];
}

function Row({ row, ...props }: RegionTableProps & { row: RegionRow }) {
  const { toggleOf, onPoint, pointedId } = props;
  const toggle = toggleOf(row);
  const changes = changesOf(row, props);

  return (
    <chakra.tr
      bg={pointedId === row.regionId ? 'bg.subtle' : undefined}
      _hover={{ bg: 'bg.subtle' }}
      onPointerEnter={() => onPoint?.(row.regionId)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(row.regionId)}
      onBlur={() => onPoint?.(null)}
      {...toggleRowProps(toggle)}
    >
      <chakra.th scope="row" {...CELL} textAlign="start" fontWeight="normal" maxW="0">
        <RowToggle toggle={toggle}>
          <ClippedText>{row.region}</ClippedText>
        </RowToggle>
      </chakra.th>
      <chakra.td {...CELL} textAlign="end" data-figure>
        <FigureCell subtext={changes && changeSubtext(changes.visits, 'good')}>
          {countText(row.responses, 'N/A')}
        </FigureCell>
      </chakra.td>
      <chakra.td {...CELL} textAlign="end" data-figure whiteSpace="nowrap">
        <FigureCell
          marks={rateMarks(row)}
          hint={shareNote(row, changes, props)}
          subtext={changes && changeSubtext(changes.share, 'neutral')}
        >
          {share(row)}
        </FigureCell>
      </chakra.td>
      <chakra.td {...CELL} textAlign="end" data-figure whiteSpace="nowrap">
        <FigureCell
          marks={rateRegionMarks(row)}
          hint={rateNote(row, changes, props)}
          subtext={changes && changeSubtext(changes.rate, 'good')}
        >
          {rateText(row)}
        </FigureCell>
      </chakra.td>
    </chakra.tr>
  );
}

/** Regions with their visits, their share of all visits, and their rate. */
export function RegionTable(props: RegionTableProps) {
  const { label, visitsHead, rows } = props;

  return (
    <chakra.table
      aria-label={label}
      w="full"
      textStyle="xs"
      borderCollapse="separate"
      borderSpacing="0"
    >
      <thead>
        <tr>
          <chakra.th scope="col" {...HEAD} textAlign="start" w="full">
            Region
          </chakra.th>
          <chakra.th scope="col" {...HEAD} textAlign="end">
            {visitsHead}
          </chakra.th>
          <chakra.th scope="col" {...HEAD} textAlign="end">
            Visit %
          </chakra.th>
          <chakra.th scope="col" {...HEAD} textAlign="end">
            Response Rate
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.regionId} row={row} {...props} />
        ))}
      </tbody>
    </chakra.table>
  );
}
