import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { isRealPairSql } from '#server/access/visibility/sandbox-sql.js';
import { notFound } from '#server/core/errors.js';
import { findRow } from '#server/core/orm/find-row.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { holdsByName, type SearchPlace } from '#server/core/orm/search.js';
import { endRelationship } from '#server/domains/organisations/association/association.service.js';
import { listOrganisations } from '#server/domains/organisations/association/organisation-pair.js';
import { createRelationshipBetween } from '#server/domains/organisations/association/create-relationship.js';
import { findWaiting } from '#server/domains/organisations/association/request/request-record.js';
import { closeRequest } from '#server/domains/organisations/association/request/close-request.js';
import { checkRelationship } from './relationship.check.js';
import { Relationship } from './relationship.entity.js';
import type { RelationshipInput } from './relationship.input.js';
import { relationshipPolicy } from './relationship.policy.js';

const namesOf = (key: string, table: string, name: string): SearchPlace =>
  holdsByName(key, { sql: `select x.id from ${table} x where true`, params: [] }, name);

const REAL = { sql: isRealPairSql('t'), params: [] };

const NAMES = [
  namesOf('t.customer_id', 'customer', 'x.cust_name'),
  namesOf('t.customer_id', 'customer', 'x.display_name'),
  namesOf('t.broadcaster_id', 'broadcaster', 'x.broadcaster_name'),
  namesOf('t.agency_id', 'agency', 'x.agency_name'),
  namesOf('t.adtech_id', 'adtech', 'x.adtech_name'),
];

/**
 * All relationships but those of sandboxes, oldest first; the search covers the names of both sides. Throws FORBIDDEN
 * unless the caller is a super admin.
 */
export async function listRelationships(
  ctx: ServiceContext,
  page: RecordPageArgs,
): Promise<Page<Relationship>> {
  authorize(requireActor(ctx), relationshipPolicy, 'list');
  return listPage(ctx, Relationship, { orderBy: 't.id', searchIn: NAMES, where: [REAL], page });
}

/**
 * Returns the relationship of two organisations, and whether it is new. A repeat changes nothing. A
 * waiting request between the two is accepted.
 */
export async function createRelationship(
  ctx: ServiceContext,
  input: RelationshipInput,
): Promise<{ relationship: Relationship; isNew: boolean }> {
  authorize(requireActor(ctx), relationshipPolicy, 'create');

  return ctx.em.transactional(async (em) => {
    const ids = await checkRelationship(em, input);
    const tx = { ...ctx, em };
    // Lock the request before relating the two, like `acceptAssociation` does. Another order could
    // deadlock.
    const waiting = await findWaiting(em, ids);
    const isNew = await createRelationshipBetween(tx, ...listOrganisations(ids));
    if (waiting) await closeRequest(tx, waiting, 'ACCEPTED');
    const relationship = await em.findOneOrFail(Relationship, ids);
    return { relationship, isNew };
  });
}

/** Ends the relationship: neither side sees the other afterwards. */
export async function removeRelationship(ctx: ServiceContext, id: number): Promise<void> {
  authorize(requireActor(ctx), relationshipPolicy, 'archive');
  await ctx.em.transactional(async (em) => {
    const relationship = await findRow(em, Relationship, id, [REAL], { lock: true });
    if (!relationship) throw notFound('Relationship');
    await endRelationship({ ...ctx, em }, relationship);
  });
}
