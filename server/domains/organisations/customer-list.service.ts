import { unassociatedSql } from '../../access/bookable-sql.js';
import type { ServiceContext } from '../../access/context.js';
import { authorize } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { customerSightSql } from '../../access/sight-sql.js';
import { listPage } from '../../core/list-page.js';
import type { Page, PageArgs, RecordPageArgs } from '../../core/page.js';
import { operatesIn } from './country-condition.js';
import { Customer } from './customer.entity.js';
import { customerPolicy } from './customer.policy.js';
import { CUSTOMER_ORDER, type CustomerSort } from './organisation.sort.js';
import { domainIfTyped, isTypedDomain } from './typed-domain.js';
import type { UnassociatedOrganisation } from './unassociated-organisation.type.js';

const LIVE = { sql: 't.archived_at is null', params: [] };
const SEARCH_IN = ['t.cust_name', 't.display_name', 't.domain'];
const STRANGERS_SEARCH_IN = ['t.cust_name', 't.display_name', isTypedDomain];

/** The customers in the caller's sight, by label unless another order is asked for. */
export function listCustomers(
  ctx: ServiceContext,
  page: RecordPageArgs,
  sort: CustomerSort = 'NAME',
  country?: string | null,
): Promise<Page<Customer>> {
  const sight = customerSightSql(requireActor(ctx), 't.id');
  return listPage(ctx.em, Customer, {
    orderBy: CUSTOMER_ORDER[sort],
    searchIn: SEARCH_IN,
    where: [LIVE, sight, ...operatesIn(country)],
    page,
  });
}

/** The customers that the caller's organisation could ask to be associated with: no more of each than choosing it needs. */
export async function listUnassociatedCustomers(
  ctx: ServiceContext,
  page: PageArgs,
): Promise<Page<UnassociatedOrganisation>> {
  const actor = requireActor(ctx);
  authorize(actor, customerPolicy, 'associate');
  const outside = unassociatedSql(actor, 'CUSTOMER', 't.id');
  const found = await listPage(ctx.em, Customer, {
    orderBy: CUSTOMER_ORDER.NAME,
    searchIn: STRANGERS_SEARCH_IN,
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
