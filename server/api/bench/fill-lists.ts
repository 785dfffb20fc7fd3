import type { Pool } from 'pg';

const CUSTOMERS = 5_000;
const BOOKINGS = 50_000;
/** Creatives of each booking: 200,000 impression tags. */
const COMBINED = 4;
const CAMPAIGNS = 500;
const CREATIVES = 2_000;
const SITE_TAGS = 2_000;
const CHANNELS = 60;
const USERS = 2_000;

/** The customer that holds a fifth of all bookings and tags; the others share the rest. */
export const LARGE_CUSTOMER = 1;

const META = `now(), 'SYSTEM'`;
const META_COLUMNS = 'created_at, created_by_entity_type';
/** Names that differ early and late, in mixed case and with accents, as people write them. */
const WORDS = `(array['Kōwhai','harbour','Südwest','ÉCLAIR','moa','Ridge','Ångström','north','Tāne','pacific'])`;
const name = (noun: string) =>
  `${WORDS}[1 + (id::bigint * 7919) % 10] || ' ' || ${WORDS}[1 + (id::bigint * 104729) % 10] || ' ${noun} ' || id`;

/**
 * Stores organisations and their bookings. One broadcaster, agency and ad-tech work for every
 * customer.
 */
export async function fillLists(pool: Pool): Promise<void> {
  await pool.query(`
    insert into broadcaster (id, broadcaster_name, country_code, country_list, ${META_COLUMNS})
      select id, ${name('TV')}, 'NZ', '{NZ}', ${META} from generate_series(1, 20) id;
    insert into adtech (id, adtech_name, requires_job_number, requires_charged_cpm, country_code,
      country_list, ${META_COLUMNS})
      select id, ${name('ads')}, false, false, 'NZ', '{NZ}', ${META} from generate_series(1, 20) id;
    insert into agency (id, agency_name, country_code, ${META_COLUMNS})
      select id, ${name('media')}, 'NZ', ${META} from generate_series(1, 500) id;
    insert into channel (id, channel_name, owner_type, owner_id, ${META_COLUMNS})
      select id, ${name('one')}, 'BROADCASTER', 1 + (id - 1) % 20, ${META}
        from generate_series(1, ${CHANNELS}) id;
    insert into customer (id, cust_name, domain, taxonomy_id, country_code, country_list,
      billing_entity, ${META_COLUMNS})
      select id, ${name('Ltd')}, 'client-' || id || '.example', id % 5, 'NZ', '{NZ}', 2, ${META}
      from generate_series(1, ${CUSTOMERS}) id;
    insert into relationship (customer_id, agency_id, ${META_COLUMNS}) select id, 1, ${META}
      from customer;
    insert into relationship (customer_id, broadcaster_id, ${META_COLUMNS}) select id, 1, ${META}
      from customer;
    insert into relationship (customer_id, adtech_id, ${META_COLUMNS}) select id, 1, ${META}
      from customer;
    insert into app_user (id, name, email, entity_type, entity_id, admin, created_at)
      select id, ${name('person')}, 'person-' || id || '@example.com', 'AGENCY', 1 + id % 500,
        false, now()
      from generate_series(1, ${USERS}) id`);

  await pool.query(`
    insert into campaign (id, customer_id, campaign_name, start_date, end_date, ${META_COLUMNS})
      select id, case when id <= ${CAMPAIGNS} then ${LARGE_CUSTOMER} else id - ${CAMPAIGNS} + 1 end, ${name('campaign')},
        '2026-01-01', '2026-12-31', ${META}
          from generate_series(1, ${CAMPAIGNS + CUSTOMERS - 1}) id;
    insert into creative (id, customer_id, description, creative_type, creative_format,
      ${META_COLUMNS})
      select id, case when id <= ${CREATIVES} then ${LARGE_CUSTOMER} else 2 + (id - ${CREATIVES} - 1) / ${COMBINED} end,
        ${name('film')}, 1, '30s', ${META}
          from generate_series(1, ${CREATIVES + (CUSTOMERS - 1) * COMBINED}) id;
    insert into booking (id, customer_id, campaign_id, channel_id, booking_name, booking_type, cpm,
      start_date, end_date,
        publisher_id, country_codes, ${META_COLUMNS})
      select id, customer, case when customer = ${LARGE_CUSTOMER} then 1 + id % ${CAMPAIGNS} else ${CAMPAIGNS} + customer - 1 end,
        1 + id % ${CHANNELS}, ${name('booking')}, 1, 10 + id % 40, date '2026-01-01' + id % 300,
          date '2026-02-01' + id % 300,
        case when id % 25 = 0 then 1 end, '{NZ}', ${META}
      from generate_series(1, ${BOOKINGS}) id,
        lateral (select case when id % 5 = 0 then ${LARGE_CUSTOMER} else 2 + id % ${CUSTOMERS - 1} end as customer) owner;
    insert into impression_tag (id, customer_id, booking_id, creative_id, key, ${META_COLUMNS})
      select b.id * ${COMBINED} + place, b.customer_id, b.id,
        case when b.customer_id = ${LARGE_CUSTOMER} then 1 + (b.id * ${COMBINED} + place) % ${CREATIVES}
          else ${CREATIVES} + (b.customer_id - 2) * ${COMBINED} + place + 1 end,
        'key-' || b.id || '-' || place, ${META}
      from booking b, generate_series(0, ${COMBINED - 1}) place;
    insert into site_tag (id, customer_id, tag_description, key, main_site_tag, ${META_COLUMNS})
      select id, ${LARGE_CUSTOMER}, ${name('site')}, 'site-' || id, id = 1, ${META} from generate_series(1, ${SITE_TAGS}) id`);
  await pool.query('vacuum analyze');
}
