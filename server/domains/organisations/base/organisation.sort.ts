import { describedSort } from '#server/core/graphql/described-sort.js';
import { nameOrder } from '#server/core/orm/name-order.js';

const orNone = (column: string) => nameOrder(`coalesce(${column}, '')`);

/** The name a customer is listed under, over the table's alias `t`. */
export const CUSTOMER_LABEL = 'coalesce(t.display_name, t.cust_name)';

/** The sort keys of a list of customers, over the table's alias `t`. */
export const { order: CUSTOMER_ORDER, values: CustomerSortEnum } = describedSort(
  'CustomerSort',
  'The order of a list of customers; rows that are equal in it are ordered by id.',
  {
    NAME: [
      nameOrder(CUSTOMER_LABEL),
      'The label: the display name, or else the name, without case.',
    ],
    DOMAIN: [orNone('t.domain'), 'The domain; those without one first.'],
    CATEGORY: [
      orNone('(select x.description from taxonomy x where x.id = t.taxonomy_id)'),
      'The name of the category, without case.',
    ],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type CustomerSort = keyof typeof CUSTOMER_ORDER;

/** The sort keys of a list of agencies, over the table's alias `t`. */
export const { order: AGENCY_ORDER, values: AgencySortEnum } = describedSort(
  'AgencySort',
  'The order of a list of agencies; rows that are equal in it are ordered by id.',
  {
    NAME: [nameOrder('t.agency_name'), 'The name, without case.'],
    DOMAIN: [orNone('t.domain'), 'The domain; those without one first.'],
    ADMIN_EMAIL: [
      orNone('t.admin_email'),
      'The address of its administrator; those without one first.',
    ],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type AgencySort = keyof typeof AGENCY_ORDER;

const BY_COUNTRY = 't.country_code';

/** The sort keys of a list of broadcasters, over the table's alias `t`. */
export const { order: BROADCASTER_ORDER, values: BroadcasterSortEnum } = describedSort(
  'BroadcasterSort',
  'The order of a list of broadcasters.',
  {
    NAME: [nameOrder('t.broadcaster_name'), 'The name, without case.'],
    COUNTRY: [BY_COUNTRY, 'The code of the home country.'],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type BroadcasterSort = keyof typeof BROADCASTER_ORDER;

/** The sort keys of a list of ad-techs, over the table's alias `t`. */
export const { order: ADTECH_ORDER, values: AdTechSortEnum } = describedSort(
  'AdTechSort',
  'The order of a list of ad-tech companies.',
  {
    NAME: [nameOrder('t.adtech_name'), 'The name, without case.'],
    COUNTRY: [BY_COUNTRY, 'The code of the home country.'],
    JOB_NUMBER: ['(not t.requires_job_number)::int', 'Those first that ask for a job number.'],
    CHARGED_CPM: ['(not t.requires_charged_cpm)::int', 'Those first that ask for a charged CPM.'],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type AdTechSort = keyof typeof ADTECH_ORDER;

/** The sort keys of a list of ad-tech groups, over the table's alias `t`. */
export const { order: ADTECH_GROUP_ORDER, values: AdTechGroupSortEnum } = describedSort(
  'AdTechGroupSort',
  'The order of a list of ad-tech groups.',
  {
    NAME: [nameOrder('t.group_name'), 'The name, without case.'],
    ADTECH_COUNT: [
      '(select count(*) from adtech_group_member m where m.adtech_group_id = t.id)',
      'How many ad-tech companies are in it.',
    ],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type AdTechGroupSort = keyof typeof ADTECH_GROUP_ORDER;

const OWNER = `coalesce(
  (select x.broadcaster_name from broadcaster x where t.owner_type = 'BROADCASTER' and x.id = t.owner_id),
  (select x.adtech_name from adtech x where t.owner_type = 'ADTECH' and x.id = t.owner_id), '')`;

/** The sort keys of a list of channels, over the table's alias `t`. */
export const { order: CHANNEL_ORDER, values: ChannelSortEnum } = describedSort(
  'ChannelSort',
  'The order of a list of channels.',
  {
    LABEL: [
      nameOrder('coalesce(t.display_name, t.channel_name)'),
      'The display name, or else the name, without case.',
    ],
    NAME: [nameOrder('t.channel_name'), 'The name, without case.'],
    DISPLAY_NAME: [
      orNone('t.display_name'),
      'The display name, without case; those without one first.',
    ],
    OWNER_TYPE: ['t.owner_type', 'The kind of the owner.'],
    OWNER: [nameOrder(OWNER), 'The name of the owner, without case.'],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type ChannelSort = keyof typeof CHANNEL_ORDER;
