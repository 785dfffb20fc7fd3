import { AuditEntry } from './audit-entry.entity.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';

interface AuditedChange {
  /** Noun and verb, as in `booking.update`. */
  action: string;
  subjectType: string;
  subjectId: number | string;
  customerId?: number | null;
  /** Never a password, a token or a key. */
  changes?: FieldChanges;
}

type Acting = Pick<ServiceContext, 'em' | 'actor' | 'requestId' | 'now'>;

/**
 * Adds an entry to the unit of work, unless nothing changed, so that one flush stores the change
 * and its entry. Inside `em.transactional` pass the context of that transaction: `audit({ ...ctx,
 * em }, …)`.
 */
export function audit(ctx: Acting, change: AuditedChange): void {
  const { actor } = ctx;
  if (change.changes && Object.keys(change.changes).length === 0) return;

  const entry = ctx.em.create(AuditEntry, {
    occurredAt: ctx.now(),
    userId: actor?.userId ?? null,
    apiKeyId: actor && 'apiKey' in actor.via ? actor.via.apiKey : null,
    entityType: actor?.entityType ?? null,
    entityId: actor?.entityId ?? null,
    action: change.action,
    subjectType: change.subjectType,
    subjectId: String(change.subjectId),
    customerId: change.customerId ?? null,
    changes: change.changes ?? null,
    requestId: ctx.requestId,
  });

  ctx.em.persist(entry);
}
