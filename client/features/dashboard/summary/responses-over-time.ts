import type { FigureColumn, FigureTable } from '../../../components/figure-table';
import type { DashboardFigures } from '../figures';
import type { PanelDeclaration } from '../panels/panel-declaration';
import { VisitsOverTime } from './visits-over-time';

const HELP =
  'Same Day means visits within 24 hours of an ad impression serve. All Responses means total visits over the 7 days (24-hour periods) after the day and time of an impression.';

const COLUMNS: readonly FigureColumn[] = [
  { key: 'date', head: 'Date', kind: 'date' },
  { key: 'totalImpressions', head: 'Impressions', kind: 'count' },
  { key: 'sameDay', head: 'Same Day', kind: 'count' },
  { key: 'totalResponses', head: 'All Responses', kind: 'count' },
];

const COMPARED_COLUMNS = COLUMNS.map(({ key, head, kind }) => ({ key: `${key}Then`, head: `${head}, compared`, kind }));

function table({ responsesOverTime }: DashboardFigures, compared: DashboardFigures | null): FigureTable {
  if (!compared) return { columns: COLUMNS, rows: responsesOverTime.rows };
  const before = compared.responsesOverTime.rows;
  return {
    columns: [...COLUMNS, ...COMPARED_COLUMNS],
    rows: responsesOverTime.rows.map((row, at) => ({
      ...row,
      dateThen: before[at]?.date,
      totalImpressionsThen: before[at]?.totalImpressions,
      sameDayThen: before[at]?.sameDay,
      totalResponsesThen: before[at]?.totalResponses,
    })),
  };
}

export const RESPONSES_OVER_TIME: PanelDeclaration = {
  id: 'responses-over-time',
  title: 'Visits Over Time',
  help: HELP,
  columns: 8,
  skeleton: 'chart',
  bodyHeight: 452,
  kind: 'chart',
  hasData: ({ responsesOverTime }) => responsesOverTime.rows.length > 0,
  Body: VisitsOverTime,
  table,
  foot: ({ timeZone, responsesOverTime: { rows } }) =>
    `${rows.length === 1 ? '1 day' : `${rows.length} days`} in ${timeZone.replaceAll('_', ' ')} time`,
};
