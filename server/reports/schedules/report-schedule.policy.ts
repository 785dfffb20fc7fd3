import { definePolicy } from '#server/access/roles/policy.js';
import type { ReportSchedule } from './report-schedule.entity.js';

/** A schedule is found through the caller's own saved view, so only the role matters. */
export const reportSchedulePolicy = definePolicy<ReportSchedule>()('reportSchedule', {});
