import { describedSort } from '#server/core/graphql/described-sort.js';
import { nameOrder } from '#server/core/orm/name-order.js';

const ORGANISATION = `coalesce(
  (select coalesce(x.display_name, x.cust_name) from customer x where t.entity_type = 'CUSTOMER' and x.id = t.entity_id),
  (select x.agency_name from agency x where t.entity_type = 'AGENCY' and x.id = t.entity_id),
  (select x.broadcaster_name from broadcaster x where t.entity_type = 'BROADCASTER' and x.id = t.entity_id),
  (select x.adtech_name from adtech x where t.entity_type = 'ADTECH' and x.id = t.entity_id), '')`;

/**
 * The sort keys of a list of users, over the table's alias `t`. By invitation: expired ones, open
 * ones, the rest.
 */
export const { order: USER_ORDER, values: UserSortEnum } = describedSort(
  'UserSort',
  'The order of a list of users; rows that are equal in it are ordered by id.',
  {
    NAME: [nameOrder('t.name'), 'The name, without case.'],
    EMAIL: [nameOrder('t.email'), 'The address, without case.'],
    ROLE: [`(not t.admin)::int`, 'Administrators first.'],
    ENTITY: [
      nameOrder(ORGANISATION),
      'The name of the organisation, without case; super admins first.',
    ],
    INVITATION: [
      `case when t.activated_at is null then coalesce(t.invitation_expires_at, '-infinity') else 'infinity' end`,
      'Expired invitations first, then open ones by when they end, then active users.',
    ],
    CREATED_AT: ['t.created_at', 'When it was made.'],
    UPDATED_AT: ['t.updated_at', 'When it was last saved.'],
  },
);

export type UserSort = keyof typeof USER_ORDER;
