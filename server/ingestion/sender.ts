import type { EntityType } from '#server/access/identity/actor.js';

const ORGANISATIONS: readonly EntityType[] = ['CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH'];
const NAMED = /^([A-Z]+):([1-9]\d{0,9})$/;

/** The sender of Infinitum's own event ids. */
export const SYSTEM_SENDER = 'SYSTEM';

interface Organisation {
  entityType: EntityType;
  /** Null for SYSTEM. */
  entityId: number | null;
}

/**
 * The sending organisation as one word. Event ids are derived from it, so never change its format.
 */
export const senderOf = ({ entityType, entityId }: Organisation): string =>
  entityId === null ? SYSTEM_SENDER : `${entityType}:${entityId}`;

/** Null for text that names no kind of organisation and number, as in BROADCASTER:7. */
export function parseSender(text: string): Organisation | null {
  const [, kind, id] = NAMED.exec(text) ?? [];
  const entityType = ORGANISATIONS.find((known) => known === kind);
  return entityType ? { entityType, entityId: Number(id) } : null;
}
