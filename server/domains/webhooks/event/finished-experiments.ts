import type { EntityManager } from '@mikro-orm/postgresql';
import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';
import type { Config } from '#server/core/process/config.js';
import { experimentUrl } from '#server/domains/page-urls.js';
import { storeOnce } from './store-once.js';

/** Experiments whose result date is longer ago publish no event, for example at the first run. */
const MAX_AGE_DAYS = 7;

interface FinishedRow {
  id: number;
  customerId: number;
  bookingId: number;
  name: string;
  bookingName: string;
  startDate: string;
  endDate: string;
}

/** Days are those of the reporting zone; the households of an experiment are counted by a worker. */
const FINISHED = `select e.id, e.customer_id as "customerId", e.booking_id as "bookingId",
    e.experiment_name as name, b.booking_name as "bookingName",
    e.start_date::text as "startDate", e.end_date::text as "endDate"
  from experiment e
  join booking b on b.customer_id = e.customer_id and b.id = e.booking_id
  join customer c on c.id = e.customer_id and c.archived_at is null
  join country on country.code = c.country_code
  cross join lateral (
    select (?::timestamptz at time zone country.time_zone)::date - ${CREDIT_WINDOW_DAYS + 1} as day
  ) latest
  where e.stopped_at is null
    and e.end_date between latest.day - ${MAX_AGE_DAYS} and latest.day
    and (e.kind = 'REGIONS' or exists (
      select from event_store.experiment_count n where n.experiment_id = e.id and n.is_final))
    and not exists (select from webhook_event w where w.once_key = 'experiment.finished:' || e.id)`;

/**
 * Stores an event for each experiment whose visits are all counted, once across all processes. It
 * holds no result: sellers receive it too. Returns how many it stored.
 */
export async function publishFinishedExperiments(
  em: EntityManager,
  config: Pick<Config, 'publicUrl'>,
  now: Date,
): Promise<number> {
  const finished = await em.execute<FinishedRow[]>(FINISHED, [now]);

  for (const { id, customerId, bookingId, name, bookingName, startDate, endDate } of finished) {
    const data = {
      customer_id: customerId,
      experiment_id: id,
      experiment_name: name,
      booking_id: bookingId,
      booking_name: bookingName,
      start_date: startDate,
      end_date: endDate,
      link: experimentUrl(config, id),
    };
    await storeOnce(em, {
      type: 'experiment.finished',
      key: String(id),
      occurredAt: now,
      customerId,
      bookingId,
      data,
    });
  }

  return finished.length;
}
