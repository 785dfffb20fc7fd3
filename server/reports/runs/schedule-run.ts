import type { EntityManager } from '@mikro-orm/postgresql';
import { localDateOf } from '#schema/writing/dates.js';
import type { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import { resolveDays, parseView } from '#server/reports/view/view-address.js';
import { ReportRun } from './report-run.entity.js';

const ZONE = `select country.time_zone as "timeZone" from customer c join country on country.code = c.country_code
  where c.id = ?`;

/** The reporting zone of a customer, archived or not. */
export async function zoneOfCustomer(em: EntityManager, customerId: number): Promise<string> {
  const [row] = await em.execute<{ timeZone: string }[]>(ZONE, [customerId]);
  return row?.timeZone ?? 'UTC';
}

/**
 * Adds a report to the unit of work. Its days are the view's range on the customer's date at the
 * due time.
 */
export function scheduleRun(
  em: EntityManager,
  schedule: ReportSchedule,
  dueAt: Date,
  timeZone: string,
): ReportRun {
  const view = parseView(new URLSearchParams(schedule.savedView.address));
  const days = resolveDays(view.range, localDateOf(dueAt, timeZone));
  const run = em.create(ReportRun, {
    schedule,
    dueAt,
    ...days,
    state: 'WAITING',
    attempts: 0,
    tryAt: dueAt,
  });

  em.persist(run);

  return run;
}
