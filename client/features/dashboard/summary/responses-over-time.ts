import { CREDIT_WINDOW_DAYS } from '#schema/credit-window';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import type { FigureColumn, FigureTable } from '#client/components/panel/figure/figure-table';
import { formatDate, formatDateRange } from '#client/formatting/dates';
import { countOf } from '#schema/writing/numbers';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { SO_FAR, STILL_COMING } from '#client/formatting/progress-texts';
import { progressOf } from '#client/records/figures/visit-days';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';
import { VisitsOverTime } from './visits-over-time';

type Progress = ReturnType<typeof progressOf>;

const HELP = `Same Day means visits within 24 hours of an ad impression serve. All Responses means total visits over the ${CREDIT_WINDOW_DAYS} days (24-hour periods) after the day and time of an impression.`;

const COLUMNS: readonly FigureColumn[] = [
  { key: 'date', head: 'Date', kind: 'date' },
  { key: 'totalImpressions', head: 'Impressions', kind: 'count' },
  { key: 'sameDay', head: 'Same Day', kind: 'count' },
  { key: 'totalResponses', head: 'All Responses', kind: 'count' },
];

const COMPARED_COLUMNS = COLUMNS.map(({ key, head, kind }) => ({
  key: `${key}Then`,
  head: `${head}, compared`,
  kind,
}));

const NOTE_COLUMN: FigureColumn = { key: 'note', head: 'Note', kind: 'text' };

const NOTES: Readonly<Partial<Record<NonNullable<Progress>, string>>> = {
  partial: SO_FAR,
  immature: STILL_COMING,
};

/** The days of the range that have a note. */
const openDays = (figures: DashboardFigures, { today }: DashboardView) =>
  figures.responsesOverTime.rows.flatMap(({ date }) => {
    const progress = progressOf(date, today, figures.maturity.completeThrough);
    const note = progress && NOTES[progress];
    return note ? [{ date, note }] : [];
  });

function table(
  figures: DashboardFigures,
  compared: DashboardFigures | null,
  view: DashboardView,
): FigureTable {
  const before = compared?.responsesOverTime.rows;
  const notes = new Map(openDays(figures, view).map(({ date, note }) => [date, note]));

  return {
    columns: [
      ...COLUMNS,
      ...(before ? COMPARED_COLUMNS : []),
      ...(notes.size > 0 ? [NOTE_COLUMN] : []),
    ],
    rows: figures.responsesOverTime.rows.map((row, at) => ({
      ...row,
      dateThen: before?.[at]?.date,
      totalImpressionsThen: before?.[at]?.totalImpressions,
      sameDayThen: before?.[at]?.sameDay,
      totalResponsesThen: before?.[at]?.totalResponses,
      note: notes.get(row.date) ?? '',
    })),
  };
}

function foot(figures: DashboardFigures, _: DashboardFigures | null, view: DashboardView): string {
  const { length } = figures.responsesOverTime.rows;
  const days = openDays(figures, view);
  const immature = days.filter(({ note }) => note === STILL_COMING);
  const range = { startDate: immature[0]?.date, endDate: immature.at(-1)?.date };
  return [
    `${countOf(length, 'day')} in ${figures.timeZone.replaceAll('_', ' ')} time`,
    immature.length > 0 && `${formatDateRange(range)} ${STILL_COMING}`,
    days.length > immature.length && `${formatDate(view.today)} ${SO_FAR}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export const RESPONSES_OVER_TIME: PanelDeclaration = {
  id: 'responses-over-time',
  title: PANEL_TITLES['responses-over-time'],
  help: HELP,
  columns: 8,
  skeleton: 'chart',
  // The legend takes several lines on phones.
  bodyHeight: { least: 452 },
  kind: 'chart',
  hasPictureButtons: true,
  hasData: ({ responsesOverTime }) => responsesOverTime.rows.length > 0,
  Body: VisitsOverTime,
  table,
  foot,
};
