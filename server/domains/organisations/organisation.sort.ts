import { registerEnumType } from 'type-graphql';
import { nameOrder } from '../../core/name-order.js';

const orNone = (column: string) => nameOrder(`coalesce(${column}, '')`);

/** The name that a client is listed under, over the table's alias `t`. */
export const CUSTOMER_LABEL = 'coalesce(t.display_name, t.cust_name)';

/** What a list of clients is ordered by, over the table's alias `t`. */
export const CUSTOMER_ORDER = {
  NAME: nameOrder(CUSTOMER_LABEL),
  DOMAIN: orNone('t.domain'),
  CATEGORY: orNone('(select x.description from taxonomy x where x.id = t.taxonomy_id)'),
} as const;

export type CustomerSort = keyof typeof CUSTOMER_ORDER;
export const CustomerSortEnum: Record<CustomerSort, CustomerSort> = {
  NAME: 'NAME',
  DOMAIN: 'DOMAIN',
  CATEGORY: 'CATEGORY',
};
registerEnumType(CustomerSortEnum, { name: 'CustomerSort' });

/** What a list of agencies is ordered by, over the table's alias `t`. */
export const AGENCY_ORDER = {
  NAME: nameOrder('t.agency_name'),
  DOMAIN: orNone('t.domain'),
  ADMIN_EMAIL: orNone('t.admin_email'),
} as const;

export type AgencySort = keyof typeof AGENCY_ORDER;
export const AgencySortEnum: Record<AgencySort, AgencySort> = {
  NAME: 'NAME',
  DOMAIN: 'DOMAIN',
  ADMIN_EMAIL: 'ADMIN_EMAIL',
};
registerEnumType(AgencySortEnum, { name: 'AgencySort' });
