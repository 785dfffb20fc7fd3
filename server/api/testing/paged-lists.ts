import type { EntityManager } from '@mikro-orm/postgresql';
import {
  buildAdTech,
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildExperiment,
  buildImpressionTag,
  buildRelationship,
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser } from '#server/testing/people.js';
import { buildGroup } from './edited-nouns.js';

/** A list whose rows a test adds, moves and removes. Add a row here for a new connection. */
export interface PagedList {
  table: string;
  /** Adds a row to the list of the customer. */
  build: (em: EntityManager, customerId: number) => Promise<{ id: number }>;
  /** Assignments that change every sort key of a row but its creation; `$2` is a random text. */
  move: string;
  /** Statement that takes a row out of the list; `$1` is its id. */
  remove?: string;
  /** Statement that brings a row back that has left. */
  restore?: string;
}

const SAVED = 'updated_at = now()';
const RANDOM_DAY = `date '2026-01-01' + (random() * 300)::int`;
const archive = (table: string) => `update ${table} set archived_at = now() where id = $1`;
const archival = (table: string) => ({
  remove: archive(table),
  restore: `update ${table} set archived_at = null where id = $1`,
});
const ofItsBooking = (value: string) =>
  `update booking set archived_at = ${value} where id = (select booking_id from impression_tag where id = $1)`;

export const PAGED_LISTS: Readonly<Record<string, PagedList>> = {
  adtechs: {
    table: 'adtech',
    build: (em) => buildAdTech(em),
    move: `adtech_name = $2, requires_job_number = random() < 0.5, requires_charged_cpm = random() < 0.5, ${SAVED}`,
  },
  adtechGroups: { table: 'adtech_group', build: buildGroup, move: `group_name = $2, ${SAVED}` },
  agencies: {
    table: 'agency',
    build: (em) => buildAgency(em),
    move: `agency_name = $2, domain = $2, admin_email = $2, ${SAVED}`,
    ...archival('agency'),
  },
  bookings: {
    table: 'booking',
    build: (em, customerId) => buildBooking(em, { customerId }),
    move: `booking_name = $2, cpm = random() * 100, start_date = ${RANDOM_DAY}, end_date = '2026-12-01', ${SAVED}`,
    ...archival('booking'),
  },
  broadcasters: {
    table: 'broadcaster',
    build: (em) => buildBroadcaster(em),
    move: `broadcaster_name = $2, country_code = case when random() < 0.5 then 'AU' else 'NZ' end, ${SAVED}`,
  },
  campaigns: {
    table: 'campaign',
    build: (em, customerId) => buildCampaign(em, { customerId }),
    move: `campaign_name = $2, start_date = ${RANDOM_DAY}, end_date = '2026-12-01', ${SAVED}`,
    ...archival('campaign'),
  },
  channels: {
    table: 'channel',
    build: (em) => buildChannel(em),
    move: `channel_name = $2, display_name = $2, ${SAVED}`,
  },
  creatives: {
    table: 'creative',
    build: (em, customerId) => buildCreative(em, { customerId }),
    move: `description = $2, creative_format = $2, ${SAVED}`,
    ...archival('creative'),
  },
  experiments: {
    table: 'experiment',
    build: async (em, customerId) =>
      buildExperiment(em, { booking: await buildBooking(em, { customerId }) }),
    move: `start_date = start_date + (random() * 9)::int, experiment_name = $2, ${SAVED}`,
  },
  customers: {
    table: 'customer',
    build: (em) => buildCustomer(em),
    move: `cust_name = $2, domain = $2, ${SAVED}`,
    ...archival('customer'),
  },
  impressionTags: {
    table: 'impression_tag',
    build: async (em, customerId) =>
      buildImpressionTag(em, { booking: await buildBooking(em, { customerId }) }),
    move: SAVED,
    remove: ofItsBooking('now()'),
    restore: ofItsBooking('null'),
  },
  relationships: {
    table: 'relationship',
    build: async (em, customerId) =>
      buildRelationship(em, { customerId, agencyId: (await buildAgency(em)).id }),
    move: SAVED,
  },
  siteTags: {
    table: 'site_tag',
    build: (em, customerId) => buildSiteTag(em, { customerId }),
    move: `tag_description = $2, ${SAVED}`,
    ...archival('site_tag'),
  },
  users: {
    table: 'app_user',
    build: (em) => buildUser(em),
    move: `name = $2, email = $2, admin = random() < 0.5, ${SAVED}`,
    ...archival('app_user'),
  },
};

/**
 * Lists that this suite leaves out: in the order of an id or of a time that never changes, or, for
 * what is unassociated, through the same `listPage` in the same order as `agencies` and `customers`.
 */
export const LISTS_READ_ELSEWHERE = [
  'alerts',
  'associationRequests',
  'associations',
  'connectionCodes',
  'deadLetters',
  'history',
  'unassociatedAgencies',
  'unassociatedCustomers',
  'webhookDeliveries',
];
