import { chakra } from '@chakra-ui/react';
import { ClippedText } from '#client/components/table/clipped-text';
import { FigureCell } from '#client/components/panel/figure/figure-cell';
import type { Note } from '#client/components/panel/note/note-lines';
import { formatCount, formatPercent } from '#client/formatting/numbers';
import { changeText } from '#client/features/dashboard/performance/details/change-text';
import {
  INTERVAL_LABEL,
  intervalText,
  rateMarks,
} from '#client/features/dashboard/performance/details/rate-words';
import type { RegionRow } from './region-markers';
import { regionRemark } from './region-words';

interface RegionTableProps {
  label: string;
  /** The heading of the visits. */
  visitsHead: string;
  rows: readonly RegionRow[];
  /** The same row in the comparison period; null without a comparison. */
  thenOf: ((row: RegionRow) => RegionRow | undefined) | null;
  comparedLabel: string;
  /** What the visits grow by until the last has come, now and in the comparison period. */
  growth: number;
  growthThen: number;
  /** Makes the names buttons that show the region on the map. */
  selection?: { selectedId: number | null; onSelect: (regionId: number | null) => void };
}

const CELL = { px: '2', h: '8', borderBottomWidth: '1px', borderColor: 'border.muted' } as const;
const HEAD = {
  ...CELL,
  textStyle: 'label',
  color: 'fg.muted',
  bg: 'bg.panel',
  position: 'sticky',
  top: '0',
  whiteSpace: 'nowrap',
} as const;

const share = (row: RegionRow | undefined) => formatPercent(row?.percentage, 'N/A');

const noteOf = (row: RegionRow, { thenOf, comparedLabel }: RegionTableProps): Note => ({
  title: row.region,
  lines: [
    { label: 'Visit %', text: share(row) },
    { label: INTERVAL_LABEL, text: intervalText(row.percentageInterval) },
    ...(thenOf ? [{ label: comparedLabel, text: share(thenOf(row)) }] : []),
  ],
  remark: regionRemark(row),
});

function visitsChange(row: RegionRow, { thenOf, growth, growthThen }: RegionTableProps) {
  if (!thenOf) return null;
  const then = thenOf(row);
  return changeText(row.responses * growth, then && then.responses * growthThen);
}

function RegionName({
  row,
  selection,
}: {
  row: RegionRow;
  selection: RegionTableProps['selection'];
}) {
  // Unknown has no circle on the map.
  if (!selection || row.latitude === null) return <ClippedText>{row.region}</ClippedText>;

  const isSelected = selection.selectedId === row.regionId;

  return (
    <chakra.button
      type="button"
      aria-pressed={isSelected}
      onClick={() => selection.onSelect(isSelected ? null : row.regionId)}
      minH="6"
      maxW="full"
      textAlign="start"
      borderRadius="xs"
      fontWeight={isSelected ? 'semibold' : 'normal'}
      textDecoration="underline"
      textDecorationStyle="dotted"
      textUnderlineOffset="3px"
      _hover={{ textDecorationStyle: 'solid' }}
    >
      <ClippedText>{row.region}</ClippedText>
    </chakra.button>
  );
}

/** Regions with their visits and their share of all visits. */
export function RegionTable(props: RegionTableProps) {
  const { label, visitsHead, rows, thenOf, selection } = props;

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
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <chakra.tr
            key={row.regionId}
            bg={selection?.selectedId === row.regionId ? 'bg.muted' : undefined}
            _hover={{ bg: 'bg.subtle' }}
          >
            <chakra.th scope="row" {...CELL} textAlign="start" fontWeight="normal" maxW="0">
              <RegionName row={row} selection={selection} />
            </chakra.th>
            <chakra.td {...CELL} textAlign="end" data-figure>
              <FigureCell subtext={visitsChange(row, props)}>
                {formatCount(row.responses, 'N/A')}
              </FigureCell>
            </chakra.td>
            <chakra.td {...CELL} textAlign="end" data-figure whiteSpace="nowrap">
              <FigureCell
                marks={rateMarks(row)}
                hint={noteOf(row, props)}
                subtext={thenOf && changeText(row.percentage, thenOf(row)?.percentage)}
              >
                {share(row)}
              </FigureCell>
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
