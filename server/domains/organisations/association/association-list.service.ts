import {
  visibleAssociationRequestsSql,
  visibleAssociationsSql,
} from '#server/access/visibility/association-visibility-sql.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize, isAllowed, type RecordAction } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { keyOfOrganisation } from '#server/access/visibility/visibility-sql.js';
import type { RowCondition } from '#server/core/orm/find-row.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, PageArgs } from '#server/core/graphql/page.js';
import { holdsByName, type SearchPlace } from '#server/core/orm/search.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { AssociationRequest } from './request/association-request.entity.js';
import { associationRequestPolicy } from './request/association-request.policy.js';
import type { RequestState, TargetType } from './association-state.js';
import { associationPolicy } from './association.policy.js';
import type { Association } from './association.type.js';
import { isSameOrganisation, listOrganisations } from './organisation-pair.js';
import { loadOrganisation } from './organisation-ref.js';

const namesOf = (table: string, name: string): SearchPlace =>
  holdsByName(
    `t.${table}_id`,
    { sql: `select x.id from ${table} x where true`, params: [] },
    `x.${name}`,
  );

/** Only names that both sides may read. */
const SEARCH_IN = [
  namesOf('customer', 'cust_name'),
  namesOf('agency', 'agency_name'),
  namesOf('broadcaster', 'broadcaster_name'),
  namesOf('adtech', 'adtech_name'),
];

export interface RequestFilter {
  state?: RequestState | null;
  kind?: TargetType | null;
  isIncoming?: boolean | null;
}

/**
 * The requests that the caller's organisation made and those it may answer, oldest first. Throws
 * FORBIDDEN unless the caller is an admin.
 */
export function listAssociationRequests(
  ctx: ServiceContext,
  page: PageArgs,
  { state, kind, isIncoming }: RequestFilter,
): Promise<Page<AssociationRequest>> {
  const actor = requireActor(ctx);
  authorize(actor, associationRequestPolicy, 'list');

  const where: RowCondition[] = [visibleAssociationRequestsSql(actor, 't')];
  if (state) where.push({ sql: 't.state = ?', params: [state] });
  if (kind) where.push(targetIs(kind));
  if (isIncoming === true || isIncoming === false) where.push(incoming(actor, isIncoming));

  return listPage(ctx, AssociationRequest, {
    orderBy: 't.id',
    searchIn: SEARCH_IN,
    where,
    page,
  });
}

/** The target of a request is the side that is not the requester. */
const targetIs = (kind: TargetType): RowCondition => ({
  sql: `t.${keyOfOrganisation(kind)} is not null and t.requester_type <> ?`,
  params: [kind],
});

function incoming({ entityType, entityId }: Actor, isIncoming: boolean): RowCondition {
  if (entityType === 'SYSTEM') return { sql: isIncoming ? 'true' : 'false', params: [] };
  const asked = `(t.requester_type = ? and t.${keyOfOrganisation(entityType)} = ?)`;
  return {
    sql: isIncoming ? `not coalesce(${asked}, false)` : asked,
    params: [entityType, entityId ?? 0],
  };
}

/**
 * The organisations associated with the caller's, oldest first; all pairs for a super admin. Throws
 * FORBIDDEN unless the caller is an admin.
 */
export async function listAssociations(
  ctx: ServiceContext,
  page: PageArgs,
): Promise<Page<Association>> {
  const actor = requireActor(ctx);
  authorize(actor, associationPolicy, 'list');

  const where = [visibleAssociationsSql(actor, 't')];
  const found = await listPage(ctx, Relationship, {
    orderBy: 't.id',
    searchIn: SEARCH_IN,
    where,
    page,
  });

  const nodes = await Promise.all(
    found.nodes.map((relationship) => describe(ctx, actor, relationship)),
  );

  return { ...found, nodes };
}

async function describe(
  ctx: ServiceContext,
  actor: Actor,
  relationship: Relationship,
): Promise<Association> {
  const [first, second] = listOrganisations(relationship);
  const [own, other] = isSameOrganisation(second, actor) ? [second, first] : [first, second];
  const [organisation, partner] = await Promise.all([
    loadOrganisation(ctx, own),
    loadOrganisation(ctx, other),
  ]);
  const viewerCan: RecordAction[] = isAllowed(actor, associationPolicy, 'end', relationship)
    ? ['end']
    : [];
  return { id: relationship.id, organisation, partner, since: relationship.createdAt, viewerCan };
}
