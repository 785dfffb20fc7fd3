import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { CreatedRecord } from './created-record.entity.js';

export function createdBy(ctx: ServiceContext) {
  const { userId, entityType, entityId } = requireActor(ctx);
  return {
    createdAt: ctx.now(),
    createdByUserId: userId,
    createdByEntityType: entityType,
    createdByEntityId: entityId,
  } satisfies Partial<CreatedRecord>;
}
