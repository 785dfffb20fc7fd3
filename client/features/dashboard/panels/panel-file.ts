import type { FigureTable } from '#client/components/panel/figure/figure-table';
import { formatDate, formatDateRange } from '#client/formatting/dates';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { STILL_COMING } from '#client/formatting/progress-texts';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { PanelDeclaration } from './panel-declaration';

const SIGN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/%/g, ' percent '],
  [/#/g, ' count '],
];

/** 'Visits Over Time' becomes 'visits-over-time'. */
export function fileStem(title: string): string {
  const words = SIGN_WORDS.reduce(
    (text, [sign, word]) => text.replace(sign, word),
    title.toLowerCase(),
  );
  return words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

export const pictureName = ({ title }: PanelDeclaration): string => `${fileStem(title)}.png`;

export const csvName = ({ title }: PanelDeclaration, { range }: DashboardView): string =>
  `${fileStem(title)}_${range.startDate}_${range.endDate}.csv`;

/** 'visits still coming after 14 Nov 2026'; undefined where all have come. */
const maturityNote = (
  { isOfImpressions }: PanelDeclaration,
  { maturity: { isComplete, completeThrough } }: DashboardFigures,
): string | undefined =>
  isComplete || isOfImpressions
    ? undefined
    : `${STILL_COMING} after ${formatDate(completeThrough)}`;

/** A file says in a column of its own that its visits are not all in. */
export function withMaturity(
  panel: PanelDeclaration,
  table: FigureTable,
  figures: DashboardFigures,
): FigureTable {
  const maturity = maturityNote(panel, figures);
  if (maturity === undefined) return table;
  const { columns, rows } = table;
  return {
    ...table,
    columns: [...columns, { key: 'maturity', head: 'Maturity', kind: 'text' }],
    rows: rows.map((row) => ({ ...row, maturity })),
  };
}

/** The caption of a picture, a line each. */
export function captionOf(
  panel: PanelDeclaration,
  { client, range }: DashboardView,
  figures: DashboardFigures,
): string[] {
  const { title, subtitle } = panel;
  const about = [
    subtitle,
    client?.displayName,
    formatDateRange(range),
    client && `${client.timeZone} time`,
    maturityNote(panel, figures),
  ];
  return [title, about.filter(Boolean).join(' · ')];
}
