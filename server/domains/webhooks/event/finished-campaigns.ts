import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '#server/core/process/config.js';
import { dashboardUrl } from '#server/domains/page-urls.js';
import { storeOnce } from './store-once.js';

/** Older campaigns publish no event, for example at the first run. */
const MAX_AGE_DAYS = 7;

interface FinishedRow {
  id: number;
  customerId: number;
  name: string;
  startDate: string;
  endDate: string;
}

/** Campaigns whose last day is over in the reporting zone. An extended campaign finishes again. */
const FINISHED = `select p.id, p.customer_id as "customerId", p.campaign_name as name,
    p.start_date::text as "startDate", p.end_date::text as "endDate"
  from campaign p
  join customer c on c.id = p.customer_id and c.archived_at is null
  join country on country.code = c.country_code
  where p.archived_at is null and p.end_date < (?::timestamptz at time zone country.time_zone)::date
    and p.end_date >= (?::timestamptz at time zone country.time_zone)::date - ${MAX_AGE_DAYS}
    and not exists (select 1 from webhook_event e where e.once_key = 'campaign.finished:' || p.id || ':' || p.end_date)`;

/**
 * Stores an event for each finished campaign, once across all processes. Returns how many it
 * stored.
 */
export async function publishFinishedCampaigns(
  em: EntityManager,
  config: Pick<Config, 'publicUrl'>,
  now: Date,
): Promise<number> {
  const finished = await em.execute<FinishedRow[]>(FINISHED, [now, now]);
  for (const { id, customerId, name, startDate, endDate } of finished) {
    const link = dashboardUrl(config, {
      clientId: customerId,
      startDate,
      endDate,
      campaigns: [id],
    });
    const data = {
      customer_id: customerId,
      campaign_id: id,
      campaign_name: name,
      start_date: startDate,
      end_date: endDate,
      link,
    };
    await storeOnce(em, {
      type: 'campaign.finished',
      key: `${id}:${endDate}`,
      occurredAt: now,
      customerId,
      campaignId: id,
      data,
    });
  }

  return finished.length;
}
