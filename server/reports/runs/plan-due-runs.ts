import type { MikroORM } from '@mikro-orm/postgresql';
import { nextDueAt } from '../schedules/next-due.js';
import { ReportSchedule } from '../schedules/report-schedule.entity.js';
import { planRun, zoneOfCustomer } from './plan-run.js';

// One that was due while nothing ran is due once, not once for each time it was missed.
const DUE = `select id from report_schedule where archived_at is null and paused_at is null and next_due_at <= ?
  order by next_due_at limit 1 for update skip locked`;

/** Plans a report for every schedule that is due, and when it is due next. Any number of processes may do so at once. */
export async function planDueRuns(orm: MikroORM, now: Date): Promise<number> {
  for (let planned = 0; ; planned += 1) {
    const wasDue = await orm.em.fork().transactional(async (em) => {
      const [due] = await em.execute<{ id: number }[]>(DUE, [now]);
      if (!due) return false;
      const schedule = await em.findOneOrFail(ReportSchedule, { id: due.id }, { populate: ['savedView'] });
      const timeZone = await zoneOfCustomer(em, schedule.savedView.customerId);
      planRun(em, schedule, schedule.nextDueAt, timeZone);
      schedule.nextDueAt = nextDueAt(schedule, timeZone, now);
      return true;
    });
    if (!wasDue) return planned;
  }
}
