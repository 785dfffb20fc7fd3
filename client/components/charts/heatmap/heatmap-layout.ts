import { colouredColumns, type Heatmap, longestSubtext, longestText } from './heatmap';

export const HEATMAP_HEAD_PX = 28;
export const HEATMAP_ROW_PX = 34;

interface Size {
  characterPx: number;
  /** Padding on each side of a text. */
  paddingPx: number;
  headPx: number;
}

const USUAL: Size = { characterPx: 7, paddingPx: 4, headPx: 92 };
/** Size for figures that do not fit at the usual one. */
const DENSE: Size = { characterPx: 6.4, paddingPx: 2, headPx: 84 };

/** Share of the width for each column of a wide heatmap; the row heads get the rest. */
const COLUMN_SHARE = 0.11;
/** Extra padding at the right edge of the totals. */
const END_PADDING_PX = 8;

/** Positions of the columns of a heatmap, in pixels. */
export interface HeatmapLayout {
  isDense: boolean;
  /** True where every cell has room for its second line. */
  hasSubtexts: boolean;
  /** Wider than its frame where the figures need it. */
  widthPx: number;
  /** Width of the column of row heads. */
  headPx: number;
  /** Width of each coloured column. */
  cellPx: number;
  totalPx: number;
  paddingPx: number;
}

type Longest = (heatmap: Heatmap, column: number) => number;

function hasRoomFor(heatmap: Heatmap, longest: Longest, frameWidthPx: number): boolean {
  const needs = heatmap.columns.map(
    (_, at) => longest(heatmap, at) * USUAL.characterPx + 2 * USUAL.paddingPx,
  );
  return USUAL.headPx + END_PADDING_PX + needs.reduce((sum, need) => sum + need, 0) <= frameWidthPx;
}

/** All coloured columns have the same width: nivo draws them on a band scale. */
export function layoutOf(heatmap: Heatmap, frameWidthPx: number): HeatmapLayout {
  const isDense = !hasRoomFor(heatmap, longestText, frameWidthPx);
  const size = isDense ? DENSE : USUAL;
  const { columns } = heatmap;

  const textPx = (ofTotals: boolean) => {
    const longest = columns.map((column, at) =>
      Boolean(column.isTotal) === ofTotals ? longestText(heatmap, at) : 0,
    );
    return Math.ceil(Math.max(0, ...longest) * size.characterPx + 2 * size.paddingPx);
  };
  const coloured = colouredColumns(columns).length;
  const sharePx = Math.floor(COLUMN_SHARE * frameWidthPx);
  const evenPx = (widthPx: number, among: number) => Math.min(sharePx, Math.floor(widthPx / among));

  const bodyPx = frameWidthPx - size.headPx;
  const totalPx = Math.max(evenPx(bodyPx, columns.length), textPx(true) + END_PADDING_PX);
  const totalsPx = totalPx * (columns.length - coloured);
  const cellPx = Math.max(evenPx(bodyPx - totalsPx, coloured), textPx(false));

  const columnsPx = cellPx * coloured + totalsPx;
  const headPx = Math.max(size.headPx, frameWidthPx - columnsPx);
  return {
    isDense,
    hasSubtexts: hasRoomFor(heatmap, longestSubtext, frameWidthPx),
    widthPx: headPx + columnsPx,
    headPx,
    cellPx,
    totalPx,
    paddingPx: size.paddingPx,
  };
}
