import { DASHBOARD_TOOLS } from './dashboard-tools.js';
import { LIST_TOOLS } from './list-tools.js';
import { REPORT_TOOLS } from './report-tools.js';
import { TAG_TOOLS } from './tag-tools.js';
import type { Tool } from './tool.js';

export const TOOLS: readonly Tool[] = [
  ...LIST_TOOLS,
  ...DASHBOARD_TOOLS,
  ...REPORT_TOOLS,
  ...TAG_TOOLS,
];
