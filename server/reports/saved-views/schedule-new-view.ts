import type { ServiceContext } from '#server/access/identity/context.js';
import type { ReportScheduleInput } from '#server/reports/schedules/report-schedule.input.js';
import { saveReportSchedule } from '#server/reports/schedules/report-schedule.service.js';
import type { SavedView } from './saved-view.entity.js';
import type { SavedViewInput } from './saved-view.input.js';
import { createSavedView } from './saved-view.service.js';

/** Stores a view and its schedule, both or none. Throws what either does. */
export const scheduleNewView = (
  ctx: ServiceContext,
  input: SavedViewInput,
  schedule: ReportScheduleInput,
): Promise<SavedView> =>
  ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const saved = await createSavedView(tx, input);
    await saveReportSchedule(tx, saved.id, schedule);
    return saved;
  });
