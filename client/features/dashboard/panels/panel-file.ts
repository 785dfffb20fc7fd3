import { formatDateRange } from '#client/formatting/dates';
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

/** The caption of a picture, a line each. */
export function captionOf(
  { title, subtitle }: PanelDeclaration,
  { client, range }: DashboardView,
): string[] {
  const about = [
    subtitle,
    client?.displayName,
    formatDateRange(range),
    client && `${client.timeZone} time`,
  ];
  return [title, about.filter(Boolean).join(' · ')];
}
