import { IMPRESSION_SUMMARY } from '../summary/impression-summary';
import { RESPONSES_OVER_TIME } from '../summary/responses-over-time';
import type { PanelDeclaration } from './panel-declaration';

// To add a panel to the Summary view: a line here. Order is the order on the screen.
export const SUMMARY_PANELS: readonly PanelDeclaration[] = [IMPRESSION_SUMMARY, RESPONSES_OVER_TIME];
