import type { PanelDeclaration } from '../panels/panel-declaration';
import { VISITS_HELP, VisitsOverTime } from './visits-over-time';

export const RESPONSES_OVER_TIME: PanelDeclaration = {
  id: 'responses-over-time',
  title: 'Visits Over Time',
  help: VISITS_HELP,
  columns: 12,
  skeleton: 'chart',
  bodyHeight: 452,
  kind: 'chart',
  hasData: ({ responsesOverTime }) => responsesOverTime.rows.length > 0,
  Body: VisitsOverTime,
};
