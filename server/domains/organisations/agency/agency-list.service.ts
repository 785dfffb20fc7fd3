import { unassociatedSql } from '#server/access/visibility/bookable-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleOrganisationsSql } from '#server/access/visibility/visibility-sql.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, PageArgs, RecordPageArgs } from '#server/core/graphql/page.js';
import { Agency } from './agency.entity.js';
import { agencyPolicy } from './agency.policy.js';
import { isAtHomeIn } from '#server/domains/organisations/reference/country-condition.js';
import {
  AGENCY_ORDER,
  type AgencySort,
} from '#server/domains/organisations/base/organisation.sort.js';
import { domainIfTyped, isTypedDomain } from '#server/domains/organisations/base/typed-domain.js';
import type { UnassociatedOrganisation } from '#server/domains/organisations/relationship/unassociated-organisation.type.js';

const LIVE = { sql: 't.archived_at is null', params: [] };
const SEARCH_IN = ['t.agency_name', 't.domain'];
const UNASSOCIATED_SEARCH_IN = ['t.agency_name', isTypedDomain];

/** The agencies the caller may see, sorted by name by default. */
export function listAgencies(
  ctx: ServiceContext,
  page: RecordPageArgs,
  sort: AgencySort = 'NAME',
  country?: string | null,
): Promise<Page<Agency>> {
  const visibility = visibleOrganisationsSql(requireActor(ctx), 'AGENCY', 't.id');
  const where = [LIVE, visibility, ...isAtHomeIn(country)];
  return listPage(ctx, Agency, {
    orderBy: AGENCY_ORDER[sort],
    searchIn: SEARCH_IN,
    where,
    page,
  });
}

/**
 * The agencies that the caller's organisation could ask for an association, with only the fields
 * that the choice needs.
 */
export async function listUnassociatedAgencies(
  ctx: ServiceContext,
  page: PageArgs,
): Promise<Page<UnassociatedOrganisation>> {
  const actor = requireActor(ctx);
  authorize(actor, agencyPolicy, 'associate');

  const outside = unassociatedSql(actor, 'AGENCY', 't.id');
  const found = await listPage(ctx, Agency, {
    orderBy: AGENCY_ORDER.NAME,
    searchIn: UNASSOCIATED_SEARCH_IN,
    where: [LIVE, outside],
    page,
  });

  const nodes = found.nodes.map(({ id, agencyName, domain, countryCode }) => ({
    id,
    name: agencyName,
    domain: domainIfTyped(domain, page.search),
    countryCode,
  }));

  return { ...found, nodes };
}
