import { registerEnumType } from 'type-graphql';
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
export const USER_ORDER = {
  NAME: nameOrder('t.name'),
  EMAIL: nameOrder('t.email'),
  ROLE: `(not t.admin)::int`,
  ENTITY: nameOrder(ORGANISATION),
  INVITATION: `case when t.activated_at is null then coalesce(t.invitation_expires_at, '-infinity') else 'infinity' end`,
  CREATED_AT: 't.created_at',
  UPDATED_AT: 't.updated_at',
} as const;

export type UserSort = keyof typeof USER_ORDER;
export const UserSortEnum: Record<UserSort, UserSort> = {
  NAME: 'NAME',
  EMAIL: 'EMAIL',
  ROLE: 'ROLE',
  ENTITY: 'ENTITY',
  INVITATION: 'INVITATION',
  CREATED_AT: 'CREATED_AT',
  UPDATED_AT: 'UPDATED_AT',
};
registerEnumType(UserSortEnum, {
  name: 'UserSort',
  description: 'The order of a list of users; rows that are equal in it are ordered by id.',
  valuesConfig: {
    NAME: { description: 'The name, without case.' },
    EMAIL: { description: 'The address, without case.' },
    ROLE: { description: 'Administrators first.' },
    ENTITY: { description: 'The name of the organisation, without case; super admins first.' },
    INVITATION: {
      description: 'Expired invitations first, then open ones by when they end, then active users.',
    },
    CREATED_AT: { description: 'When it was made.' },
    UPDATED_AT: { description: 'When it was last saved.' },
  },
});
