import { chakra } from '@chakra-ui/react';
import { RowToggle, toggleRowProps } from '#client/components/filter-toggle/toggle-row';
import type { FilterToggle } from '#client/components/filter-toggle/filter-toggle';
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
  /** What a press on a row does; null for a row that is no toggle. */
  toggleOf: (row: RegionRow) => FilterToggle | null;
  /** The row under the pointer or with the focus, which the map marks. */
  onPoint?: (regionId: number | null) => void;
  /** The region that is marked on the map. */
  pointedId?: number | null;
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

/** Regions with their visits and their share of all visits. */
export function RegionTable(props: RegionTableProps) {
  const { label, visitsHead, rows, thenOf, toggleOf, onPoint, pointedId } = props;

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
            bg={pointedId === row.regionId ? 'bg.subtle' : undefined}
            _hover={{ bg: 'bg.subtle' }}
            onPointerEnter={() => onPoint?.(row.regionId)}
            onPointerLeave={() => onPoint?.(null)}
            onFocus={() => onPoint?.(row.regionId)}
            onBlur={() => onPoint?.(null)}
            {...toggleRowProps(toggleOf(row))}
          >
            <chakra.th scope="row" {...CELL} textAlign="start" fontWeight="normal" maxW="0">
              <RowToggle toggle={toggleOf(row)}>
                <ClippedText>{row.region}</ClippedText>
              </RowToggle>
            </chakra.th>
            <chakra.td {...CELL} textAlign="end" data-figure>
              <FigureCell subtext={thenOf && changeText(row.responses, thenOf(row)?.responses)}>
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
