import type { EntityManager } from '@mikro-orm/postgresql';
import { ASKS_WINDOW_DAYS, DAYS_UNTIL_ERASED } from '#schema/outside-readers.js';
import { ERASED_READER } from '#server/domains/people/erasure/report-addresses.js';

const ERASE = `update report_recipient r set ${ERASED_READER}
  from report_schedule s join saved_view v on v.id = s.saved_view_id
  where s.id = r.schedule_id and r.email is not null and (
    least(r.removed_at, r.unsubscribed_at, s.archived_at, v.archived_at) < ?
    or (r.confirmed_at is null and coalesce(r.asked_at, r.created_at) < ?))`;

const DAY_MS = 86_400_000;
/** The history of mailed tag sheets. */
const DAYS_OF_SHEETS = 365;

/**
 * Erases the addresses of readers outside who no longer get a report, or never answered.
 */
export async function eraseOldAddresses(em: EntityManager, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS_UNTIL_ERASED * DAY_MS);
  await em.execute(ERASE, [now, before, before]);

  const asked = new Date(now.getTime() - ASKS_WINDOW_DAYS * DAY_MS);
  await em.execute('delete from outside_question where asked_at < ?', [asked]);

  const yearBefore = new Date(now.getTime() - DAYS_OF_SHEETS * DAY_MS);
  await em.execute('delete from tag_sheet_mail where created_at < ?', [yearBefore]);
}
