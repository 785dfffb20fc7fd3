import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { lockDueRow } from '#server/core/jobs/job-queue.js';
import { log } from '#server/core/process/log.js';
import { nextDueAt } from '#server/reports/schedules/next-due.js';
import { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import { scheduleRun, zoneOfCustomer } from './schedule-run.js';
import { ReportRun } from './report-run.entity.js';

// After an outage a schedule is due once, not once for each missed time.
const SCHEDULES = {
  table: 'report_schedule',
  dueAt: 'next_due_at',
  waiting: 'archived_at is null and paused_at is null',
};

/** Plans a report for every due schedule, and sets its next time. Several processes may run it. */
export async function scheduleDueRuns(orm: MikroORM, now: Date): Promise<void> {
  for (;;) {
    const hadOne = await orm.em.fork().transactional(async (em) => {
      const id = await lockDueRow(em, SCHEDULES, now);
      if (id === null) return false;

      await em
        .transactional((inner) => planDue(inner, id, now))
        .catch((error) => pause(em, id, now, error));
      return true;
    });
    if (!hadOne) return;
  }
}

async function planDue(em: EntityManager, id: number, now: Date): Promise<void> {
  const schedule = await em.findOneOrFail(ReportSchedule, { id }, { populate: ['savedView'] });
  const timeZone = await zoneOfCustomer(em, schedule.savedView.customerId);
  const dueAt = schedule.nextDueAt;
  // Clocks of processes differ a little: another process may have planned this time already.
  if ((await em.count(ReportRun, { schedule, dueAt })) === 0)
    scheduleRun(em, schedule, dueAt, timeZone);
  schedule.nextDueAt = nextDueAt(schedule, timeZone, now);
}

/** Pauses a schedule that fails, so that it does not block the others. */
async function pause(em: EntityManager, id: number, now: Date, error: unknown): Promise<void> {
  log.error(
    { schedule: id, reason: error instanceof Error ? error.message : undefined },
    'a report could not be planned',
  );
  await em.execute('update report_schedule set paused_at = ? where id = ?', [now, id]);
}
