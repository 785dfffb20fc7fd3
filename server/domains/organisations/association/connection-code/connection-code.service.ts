import { randomBytes } from 'node:crypto';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { visibleConnectionCodesSql } from '#server/access/visibility/association-visibility-sql.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleConnectionCodes } from '#server/access/visibility/visibility.js';
import { hashToken } from '#server/access/identity/tokens.js';
import { notFound, ServiceError } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { diffForCreate } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { RangeArgs } from '#server/core/graphql/page-range.js';
import type { Page } from '#server/core/graphql/page.js';
import { getCustomer } from '#server/domains/organisations/customer/customer.service.js';
import { ConnectionCode } from './connection-code.entity.js';
import { connectionCodePolicy } from './connection-code.policy.js';
import type { NewConnectionCode } from './connection-code.type.js';

const LIFE_MS = 7 * 24 * 3_600_000;
const CODE_BYTES = 16;

/** 128 random bits in groups of four characters, for reading aloud. */
const newCode = (): string =>
  (randomBytes(CODE_BYTES).toString('hex').toUpperCase().match(/.{4}/g) ?? []).join('-');

/** Ignores case and spaces of the typed code. */
export const hashOfCode = (code: string): string =>
  hashToken(code.replace(/[\s-]/g, '').toUpperCase());

/**
 * A client's codes that are not revoked, newest first, without their texts. Throws NOT_FOUND,
 * FORBIDDEN.
 */
export async function listConnectionCodes(
  ctx: ServiceContext,
  customerId: number,
  range: RangeArgs,
): Promise<Page<ConnectionCode>> {
  const actor = requireActor(ctx);
  authorize(actor, connectionCodePolicy, 'list', await getCustomer(ctx, customerId));
  const ofClient = { sql: 't.customer_id = ? and t.revoked_at is null', params: [customerId] };
  const where = [visibleConnectionCodesSql(actor, 't'), ofClient];
  const page = { ...range, descending: true };
  return listPage(ctx, ConnectionCode, { orderBy: 't.id', searchIn: [], where, page });
}

/**
 * Creates a code that associates one organisation with the client, once, within seven days. Only
 * this answer contains the text. Throws NOT_FOUND, FORBIDDEN.
 */
export async function createConnectionCode(
  ctx: ServiceContext,
  customerId: number,
): Promise<NewConnectionCode> {
  const actor = requireActor(ctx);

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    authorize(actor, connectionCodePolicy, 'create', await getCustomer(tx, customerId));

    if (actor.userId === null)
      throw new ServiceError('FORBIDDEN', 'Only a person can create connection codes');

    const code = newCode();
    const createdAt = ctx.now();
    const expiresAt = new Date(createdAt.getTime() + LIFE_MS);
    const fields = {
      customerId,
      codeHash: hashOfCode(code),
      createdAt,
      createdByUserId: actor.userId,
      expiresAt,
    };

    const connectionCode = em.create(ConnectionCode, fields);

    await em.persist(connectionCode).flush();
    record(tx, 'create', connectionCode);

    return { code, connectionCode };
  });
}

/** Revokes an unused code at once. Throws NOT_FOUND, FORBIDDEN, CONFLICT for a used one. */
export async function revokeConnectionCode(ctx: ServiceContext, id: number): Promise<void> {
  const actor = requireActor(ctx);

  await ctx.em.transactional(async (em) => {
    const visible = { id, revokedAt: null, ...visibleConnectionCodes(actor) };
    const connectionCode = await em.findOne(ConnectionCode, visible, FOR_UPDATE);
    if (!connectionCode) throw notFound('Connection code');
    authorize(actor, connectionCodePolicy, 'revoke', { id: connectionCode.customerId });
    if (connectionCode.usedAt) {
      throw new ServiceError('CONFLICT', 'This code was used already: end the association instead');
    }
    connectionCode.revokedAt = ctx.now();
    record({ ...ctx, em }, 'revoke', connectionCode);
  });
}

function record(
  ctx: ServiceContext,
  verb: 'create' | 'revoke',
  { id, customerId, expiresAt }: ConnectionCode,
): void {
  const codeChanges = verb === 'create' ? diffForCreate({ expiresAt }) : undefined;

  audit(ctx, {
    action: `connectionCode.${verb}`,
    subjectType: 'connectionCode',
    subjectId: id,
    customerId,
    changes: codeChanges,
  });

  const ofClient = verb === 'create' ? 'createConnectionCode' : 'revokeConnectionCode';

  audit(ctx, {
    action: `customer.${ofClient}`,
    subjectType: 'customer',
    subjectId: customerId,
    customerId,
  });
}
