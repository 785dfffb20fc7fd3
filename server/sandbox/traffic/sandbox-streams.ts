import type { EntityManager } from '@mikro-orm/postgresql';
import { localDateOf } from '#schema/writing/dates.js';
import { dayOfLocalDate } from '#server/event-store/reporting-time.js';
import { CLIENTS } from '#server/sandbox/story/sandbox-story.js';
import type { Sandbox } from '#server/sandbox/sandbox.entity.js';
import type { SyntheticStream } from './synthetic-events.js';

/** Makes the seeds of clients of one sandbox differ from those of the next generation. */
const SEEDS_PER_SANDBOX = 1_000;
const SEEDS_PER_GENERATION = 10;

interface ClientRow {
  id: number;
  time_zone: string;
  country_code: string;
}

interface LineRow {
  key: string;
  booking_name: string;
  start_date: string;
  end_date: string;
  shown: number;
}

const CLIENTS_SQL = `select c.id, country.time_zone, c.country_code from customer c
  join country on country.code = c.country_code where c.sandbox_id = ? order by c.id`;
const LINES_SQL = `select t.key, b.booking_name, b.start_date::text, b.end_date::text,
    count(*) over (partition by b.id)::int as shown
  from impression_tag t join booking b on b.customer_id = t.customer_id and b.id = t.booking_id
  where t.customer_id = ? order by t.id`;
const SITES_SQL = 'select key, tag_description from site_tag where customer_id = ? order by id';
const REGIONS_SQL = 'select code from region where country_code = ? order by code';

/** Returns the streams of each client of the sandbox. The same sandbox answers the same streams. */
export async function sandboxStreams(
  em: EntityManager,
  { id, generation, builtAt }: Sandbox,
): Promise<SyntheticStream[]> {
  const clients = await em.execute<ClientRow[]>(CLIENTS_SQL, [id]);
  const streams: SyntheticStream[] = [];

  for (const [index, story] of CLIENTS.entries()) {
    const client = clients[index];
    if (!client) continue;

    const lines = await em.execute<LineRow[]>(LINES_SQL, [client.id]);
    const sites = await em.execute<{ key: string; tag_description: string }[]>(SITES_SQL, [
      client.id,
    ]);
    const regions = await em.execute<{ code: string }[]>(REGIONS_SQL, [client.country_code]);
    const today = dayOfLocalDate(localDateOf(builtAt, client.time_zone));
    const bookings = story.campaigns.flatMap((campaign) => campaign.bookings);

    streams.push({
      seed: id * SEEDS_PER_SANDBOX + (generation % 100) * SEEDS_PER_GENERATION + index + 1,
      timeZone: client.time_zone,
      regions: regions.map(({ code }, rank) => ({ code, weight: 1 / (rank + 1) })),
      households: story.households,
      lines: lines.flatMap((line) => {
        const booking = bookings.find(({ name }) => name === line.booking_name);
        if (!booking) return [];
        return [
          {
            tag: line.key,
            startDay: dayOfLocalDate(line.start_date) - today,
            endDay: dayOfLocalDate(line.end_date) - today,
            impressionsPerDay: booking.impressionsPerDay / line.shown,
            visitsPerThousand: booking.visitsPerThousand,
          },
        ];
      }),
      sites: sites.flatMap(({ key, tag_description: name }) => {
        const site = story.sites.find(({ description }) => description === name);
        return site ? [{ tag: key, share: site.share }] : [];
      }),
      organicVisitsPerDay: story.organicVisitsPerDay,
      silentHours: 0,
    });
  }

  return streams;
}
