import { unassociatedSql } from '#server/access/visibility/bookable-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleCustomersSql } from '#server/access/visibility/visibility-sql.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, PageArgs, RecordPageArgs } from '#server/core/graphql/page.js';
import { operatesIn } from '#server/domains/organisations/reference/country-condition.js';
import { Customer } from './customer.entity.js';
import { customerPolicy } from './customer.policy.js';
import {
  CUSTOMER_ORDER,
  type CustomerSort,
} from '#server/domains/organisations/base/organisation.sort.js';
import { domainIfTyped, isTypedDomain } from '#server/domains/organisations/base/typed-domain.js';
import type { UnassociatedOrganisation } from '#server/domains/organisations/relationship/unassociated-organisation.type.js';

const LIVE = { sql: 't.archived_at is null', params: [] };
const SEARCH_IN = ['t.cust_name', 't.display_name', 't.domain'];
const UNASSOCIATED_SEARCH_IN = ['t.cust_name', 't.display_name', isTypedDomain];

/** The customers the caller may see, sorted by label by default. */
export function listCustomers(
  ctx: ServiceContext,
  page: RecordPageArgs,
  sort: CustomerSort = 'NAME',
  country?: string | null,
): Promise<Page<Customer>> {
  const visibility = visibleCustomersSql(requireActor(ctx), 't.id');
  return listPage(ctx, Customer, {
    orderBy: CUSTOMER_ORDER[sort],
    searchIn: SEARCH_IN,
    where: [LIVE, visibility, ...operatesIn(country)],
    page,
  });
}

/**
 * The customers that the caller's organisation could ask for an association, with only the fields
 * that the choice needs.
 */
export async function listUnassociatedCustomers(
  ctx: ServiceContext,
  page: PageArgs,
): Promise<Page<UnassociatedOrganisation>> {
  const actor = requireActor(ctx);
  authorize(actor, customerPolicy, 'associate');

  const outside = unassociatedSql(actor, 'CUSTOMER', 't.id');
  const found = await listPage(ctx, Customer, {
    orderBy: CUSTOMER_ORDER.NAME,
    searchIn: UNASSOCIATED_SEARCH_IN,
    where: [LIVE, outside],
    page,
  });

  const nodes = found.nodes.map(({ id, custName, domain, countryCode }) => ({
    id,
    name: custName,
    domain: domainIfTyped(domain, page.search),
    countryCode,
  }));

  return { ...found, nodes };
}
