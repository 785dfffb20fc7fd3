import type { PanelDeclaration } from '../panels/panel-declaration';
import { SummaryTiles } from './summary-tiles';

export const IMPRESSION_SUMMARY: PanelDeclaration = {
  id: 'impression-summary',
  title: 'Summary',
  help: 'What the impressions of the date range cost and what came of them.',
  columns: 12,
  skeleton: 'tiles',
  kind: 'tiles',
  hasData: () => true,
  Body: SummaryTiles,
};
