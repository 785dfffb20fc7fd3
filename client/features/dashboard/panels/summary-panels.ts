import { RESPONSES_BY_REGION } from '#client/features/dashboard/responses/responses-by-region';
import { RESPONSES_BY_SITE } from '#client/features/dashboard/responses/responses-by-site';
import { CORRELATION } from '#client/features/dashboard/summary/gauges/correlation';
import { IMPRESSION_SUMMARY } from '#client/features/dashboard/summary/impression-summary';
import { IMPRESSIONS_BEFORE_VISIT } from '#client/features/dashboard/summary/impressions-before-visit';
import { PARETO } from '#client/features/dashboard/summary/gauges/pareto';
import { RESPONSES_OVER_TIME } from '#client/features/dashboard/summary/responses-over-time';
import {
  VISIT_RESPONSE_TIMING_COUNT,
  VISIT_RESPONSE_TIMING_PERCENT,
} from '#client/features/dashboard/summary/visit-response-timing';
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
