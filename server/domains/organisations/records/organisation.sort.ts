import { registerEnumType } from 'type-graphql';
import { nameOrder } from '#server/core/orm/name-order.js';

const orNone = (column: string) => nameOrder(`coalesce(${column}, '')`);

/** The name a customer is listed under, over the table's alias `t`. */
export const CUSTOMER_LABEL = 'coalesce(t.display_name, t.cust_name)';

/** The sort keys of a list of customers, over the table's alias `t`. */
export const CUSTOMER_ORDER = {
  NAME: nameOrder(CUSTOMER_LABEL),
  DOMAIN: orNone('t.domain'),
  CATEGORY: orNone('(select x.description from taxonomy x where x.id = t.taxonomy_id)'),
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
} as const;

export type CustomerSort = keyof typeof CUSTOMER_ORDER;
export const CustomerSortEnum: Record<CustomerSort, CustomerSort> = {
  NAME: 'NAME',
  DOMAIN: 'DOMAIN',
  CATEGORY: 'CATEGORY',
  CREATED_AT: 'CREATED_AT',
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(CustomerSortEnum, {
  name: 'CustomerSort',
  description: 'The order of a list of customers; rows that are equal in it are ordered by id.',
  valuesConfig: {
    NAME: { description: 'The label: the display name, or else the name, without case.' },
    DOMAIN: { description: 'The domain; those without one first.' },
    CATEGORY: { description: 'The name of the category, without case.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});

/** The sort keys of a list of agencies, over the table's alias `t`. */
export const AGENCY_ORDER = {
  NAME: nameOrder('t.agency_name'),
  DOMAIN: orNone('t.domain'),
  ADMIN_EMAIL: orNone('t.admin_email'),
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
} as const;

export type AgencySort = keyof typeof AGENCY_ORDER;
export const AgencySortEnum: Record<AgencySort, AgencySort> = {
  NAME: 'NAME',
  DOMAIN: 'DOMAIN',
  ADMIN_EMAIL: 'ADMIN_EMAIL',
  CREATED_AT: 'CREATED_AT',
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(AgencySortEnum, {
  name: 'AgencySort',
  description: 'The order of a list of agencies; rows that are equal in it are ordered by id.',
  valuesConfig: {
    NAME: { description: 'The name, without case.' },
    DOMAIN: { description: 'The domain; those without one first.' },
    ADMIN_EMAIL: { description: 'The address of its administrator; those without one first.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});

const BY_COUNTRY = 't.country_code';

/** The sort keys of a list of broadcasters, over the table's alias `t`. */
export const BROADCASTER_ORDER = {
  NAME: nameOrder('t.broadcaster_name'),
  COUNTRY: BY_COUNTRY,
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
} as const;

export type BroadcasterSort = keyof typeof BROADCASTER_ORDER;
export const BroadcasterSortEnum: Record<BroadcasterSort, BroadcasterSort> = {
  NAME: 'NAME',
  COUNTRY: 'COUNTRY',
  CREATED_AT: 'CREATED_AT',
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(BroadcasterSortEnum, {
  name: 'BroadcasterSort',
  description: 'The order of a list of broadcasters.',
  valuesConfig: {
    NAME: { description: 'The name, without case.' },
    COUNTRY: { description: 'The code of the home country.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});

/** The sort keys of a list of ad-techs, over the table's alias `t`. */
export const ADTECH_ORDER = {
  NAME: nameOrder('t.adtech_name'),
  COUNTRY: BY_COUNTRY,
  JOB_NUMBER: '(not t.requires_job_number)::int',
  CHARGED_CPM: '(not t.requires_charged_cpm)::int',
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
} as const;

export type AdTechSort = keyof typeof ADTECH_ORDER;
export const AdTechSortEnum: Record<AdTechSort, AdTechSort> = {
  NAME: 'NAME',
  COUNTRY: 'COUNTRY',
  JOB_NUMBER: 'JOB_NUMBER',
  CHARGED_CPM: 'CHARGED_CPM',
  CREATED_AT: 'CREATED_AT',
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(AdTechSortEnum, {
  name: 'AdTechSort',
  description: 'The order of a list of ad-tech companies.',
  valuesConfig: {
    NAME: { description: 'The name, without case.' },
    COUNTRY: { description: 'The code of the home country.' },
    JOB_NUMBER: { description: 'Those first that ask for a job number.' },
    CHARGED_CPM: { description: 'Those first that ask for a charged CPM.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});

/** The sort keys of a list of ad-tech groups, over the table's alias `t`. */
export const ADTECH_GROUP_ORDER = {
  NAME: nameOrder('t.group_name'),
  ADTECH_COUNT: '(select count(*) from adtech_group_member m where m.adtech_group_id = t.id)',
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
} as const;

export type AdTechGroupSort = keyof typeof ADTECH_GROUP_ORDER;
export const AdTechGroupSortEnum: Record<AdTechGroupSort, AdTechGroupSort> = {
  NAME: 'NAME',
  ADTECH_COUNT: 'ADTECH_COUNT',
  CREATED_AT: 'CREATED_AT',
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(AdTechGroupSortEnum, {
  name: 'AdTechGroupSort',
  description: 'The order of a list of ad-tech groups.',
  valuesConfig: {
    NAME: { description: 'The name, without case.' },
    ADTECH_COUNT: { description: 'How many ad-tech companies are in it.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});

const OWNER = `coalesce(
  (select x.broadcaster_name from broadcaster x where t.owner_type = 'BROADCASTER' and x.id = t.owner_id),
  (select x.adtech_name from adtech x where t.owner_type = 'ADTECH' and x.id = t.owner_id), '')`;

/** The sort keys of a list of channels, over the table's alias `t`. */
export const CHANNEL_ORDER = {
  LABEL: nameOrder('coalesce(t.display_name, t.channel_name)'),
  NAME: nameOrder('t.channel_name'),
  DISPLAY_NAME: orNone('t.display_name'),
  OWNER_TYPE: 't.owner_type',
  OWNER: nameOrder(OWNER),
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
} as const;

export type ChannelSort = keyof typeof CHANNEL_ORDER;
export const ChannelSortEnum: Record<ChannelSort, ChannelSort> = {
  LABEL: 'LABEL',
  NAME: 'NAME',
  DISPLAY_NAME: 'DISPLAY_NAME',
  OWNER_TYPE: 'OWNER_TYPE',
  OWNER: 'OWNER',
  CREATED_AT: 'CREATED_AT',
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(ChannelSortEnum, {
  name: 'ChannelSort',
  description: 'The order of a list of channels.',
  valuesConfig: {
    LABEL: { description: 'The display name, or else the name, without case.' },
    NAME: { description: 'The name, without case.' },
    DISPLAY_NAME: { description: 'The display name, without case; those without one first.' },
    OWNER_TYPE: { description: 'The kind of the owner.' },
    OWNER: { description: 'The name of the owner, without case.' },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});
