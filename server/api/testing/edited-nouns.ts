import type { EntityManager } from '@mikro-orm/postgresql';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';
import {
  buildAdTech,
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser } from '#server/testing/people.js';

export async function buildGroup(em: EntityManager): Promise<AdTechGroup> {
  const group = em.create(AdTechGroup, {
    groupName: 'Group',
    createdAt: new Date('2026-01-01T00:00:00Z'),
    createdByEntityType: 'SYSTEM',
  });
  await em.persist(group).flush();
  return group;
}

export interface EditedNoun {
  table: string;
  path: string;
  /** The text field that a save changes. */
  field: string;
  build: (em: EntityManager) => Promise<{ id: number; customerId?: number }>;
}

/** Every kind of record that people edit. */
export const EDITED_NOUNS: EditedNoun[] = [
  { table: 'campaign', path: '/campaigns/', field: 'campaign_name', build: buildCampaign },
  { table: 'booking', path: '/bookings/', field: 'booking_name', build: buildBooking },
  { table: 'creative', path: '/creatives/', field: 'description', build: buildCreative },
  { table: 'site_tag', path: '/sitetags/', field: 'tag_description', build: buildSiteTag },
  { table: 'customer', path: '/customers/', field: 'cust_name', build: buildCustomer },
  { table: 'agency', path: '/agencies/', field: 'agency_name', build: buildAgency },
  {
    table: 'broadcaster',
    path: '/broadcasters/',
    field: 'broadcaster_name',
    build: buildBroadcaster,
  },
  { table: 'adtech', path: '/adtechs/', field: 'adtech_name', build: buildAdTech },
  { table: 'adtech_group', path: '/adtech-groups/', field: 'group_name', build: buildGroup },
  { table: 'channel', path: '/channels/', field: 'channel_name', build: buildChannel },
  { table: 'app_user', path: '/users/', field: 'name', build: buildUser },
];
