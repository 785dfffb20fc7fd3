import { RESPONSES_BY_REGION } from '../region/responses-by-region';
import { RESPONSES_BY_SITE } from '../region/responses-by-site';
import { CORRELATION } from '../summary/correlation';
import { IMPRESSION_SUMMARY } from '../summary/impression-summary';
import { IMPRESSIONS_BEFORE_VISIT } from '../summary/impressions-before-visit';
import { PARETO } from '../summary/pareto';
import { RESPONSES_OVER_TIME } from '../summary/responses-over-time';
import { VISIT_RESPONSE_TIMING_COUNT, VISIT_RESPONSE_TIMING_PERCENT } from '../summary/visit-response-timing';
import type { PanelDeclaration } from './panel-declaration';

// To add a panel to the Summary view: a line here. Order is the order on the screen.
export const SUMMARY_PANELS: readonly PanelDeclaration[] = [
  IMPRESSION_SUMMARY,
  IMPRESSIONS_BEFORE_VISIT,
  RESPONSES_OVER_TIME,
  RESPONSES_BY_REGION,
  RESPONSES_BY_SITE,
  CORRELATION,
  PARETO,
  VISIT_RESPONSE_TIMING_PERCENT,
  VISIT_RESPONSE_TIMING_COUNT,
];
