import type { ServiceContext } from '#server/access/identity/context.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { auditContent } from '#server/domains/campaigns/content/audit-content.js';
import type { ArchivableRecord } from '#server/domains/organisations/base/archivable-record.entity.js';
import type { ArchivableNoun } from '#server/records/record-kinds/record-kinds.js';

export type ArchivableContent = ArchivableRecord & { id: number; customerId: number };

/** Declares how the records of a noun are archived and restored. */
export interface ArchivableKind<T extends ArchivableContent> {
  /** The noun of the audit entries. */
  noun: ArchivableNoun;
  /** Locks the row. Throws NOT_FOUND for a record the caller may not see. */
  get: (tx: ServiceContext, id: number) => Promise<T>;
  /** Throws FORBIDDEN. */
  authorize: (tx: ServiceContext, record: T, verb: 'archive' | 'restore') => Promise<void> | void;
  /** Returns what else changes; the audit entry has the record's own fields. */
  onArchive?: (tx: ServiceContext, record: T, archivedAt: Date) => Promise<FieldChanges>;
  /** Throws INVALID where it cannot come back. */
  onRestore?: (tx: ServiceContext, record: T, archivedAt: Date) => Promise<void>;
}

/** Archives a record; one that is archived already stays as it is. */
export const archiveRecord = <T extends ArchivableContent>(
  ctx: ServiceContext,
  kind: ArchivableKind<T>,
  id: number,
): Promise<T> =>
  changeRecord(ctx, kind, { id, verb: 'archive' }, async (tx, record) => {
    if (record.archivedAt) return null;

    const archivedAt = ctx.now();
    const changes = (await kind.onArchive?.(tx, record, archivedAt)) ?? {};
    record.archivedAt = archivedAt;
    return changes;
  });

/** Brings an archived record back into the lists; one that is in them stays as it is. */
export const restoreRecord = <T extends ArchivableContent>(
  ctx: ServiceContext,
  kind: ArchivableKind<T>,
  id: number,
): Promise<T> =>
  changeRecord(ctx, kind, { id, verb: 'restore' }, async (tx, record) => {
    const { archivedAt } = record;
    if (!archivedAt) return null;

    await kind.onRestore?.(tx, record, archivedAt);
    record.archivedAt = null;
    return {};
  });

interface Request {
  id: number;
  verb: 'archive' | 'restore';
}

/** `change` returns what else it changed; null where the record is in the state already. */
function changeRecord<T extends ArchivableContent>(
  ctx: ServiceContext,
  kind: ArchivableKind<T>,
  { id, verb }: Request,
  change: (tx: ServiceContext, record: T) => Promise<FieldChanges | null>,
): Promise<T> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const record = await kind.get(tx, id);
    await kind.authorize(tx, record, verb);

    const changes = await change(tx, record);
    if (changes === null) return record;

    auditContent(tx, {
      noun: kind.noun,
      verb,
      id,
      customerId: record.customerId,
      ...(Object.keys(changes).length > 0 && { changes }),
    });

    return record;
  });
}
