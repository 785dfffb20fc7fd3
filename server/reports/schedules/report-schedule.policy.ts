import { definePolicy } from '#server/access/roles/policy.js';
import type { ReportSchedule } from './report-schedule.entity.js';

/**
 * A schedule is found through one's own saved view, so what the role may is all there is to ask.
 */
export const reportSchedulePolicy = definePolicy<ReportSchedule>()('reportSchedule', {});
