import { unassociatedSql } from '../../access/bookable-sql.js';
import type { ServiceContext } from '../../access/context.js';
import { authorize } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { organisationSightSql } from '../../access/sight-sql.js';
import { listPage } from '../../core/list-page.js';
import { nameOrder } from '../../core/name-order.js';
import type { Page, PageArgs } from '../../core/page.js';
import { Agency } from './agency.entity.js';
import { agencyPolicy } from './agency.policy.js';
import type { UnassociatedOrganisation } from './unassociated-organisation.type.js';

const LIVE = { sql: 't.archived_at is null', params: [] };
const BY_NAME = { orderBy: nameOrder('t.agency_name'), searchIn: ['t.agency_name', 't.domain'] };

/** The agencies in the caller's sight, by name. */
export function listAgencies(ctx: ServiceContext, page: PageArgs): Promise<Page<Agency>> {
  const sight = organisationSightSql(requireActor(ctx), 'AGENCY', 't.id');
  return listPage(ctx.em, Agency, { ...BY_NAME, where: [LIVE, sight], page });
}

/** The agencies that the caller's organisation could associate with: as little of each as choosing one needs. */
export async function listUnassociatedAgencies(
  ctx: ServiceContext,
  page: PageArgs,
): Promise<Page<UnassociatedOrganisation>> {
  const actor = requireActor(ctx);
  authorize(actor, agencyPolicy, 'associate');
  const outside = unassociatedSql(actor, 'AGENCY', 't.id');
  const found = await listPage(ctx.em, Agency, { ...BY_NAME, where: [LIVE, outside], page });
  const nodes = found.nodes.map(({ id, agencyName, domain, countryCode }) => ({
    id,
    name: agencyName,
    domain,
    countryCode,
  }));
  return { ...found, nodes };
}
