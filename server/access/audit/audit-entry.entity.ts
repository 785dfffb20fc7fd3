import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '#server/core/orm/columns.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { ENTITY_TYPES, type EntityType } from '#server/access/identity/actor.js';

/**
 * An entry says who did what to which record. The transaction of the change itself writes it, and
 * nothing changes it afterwards, except that the erasure of a user redacts the name and addresses.
 */
@Entity({ tableName: 'audit_entry' })
@Index({ name: 'audit_entry_subject_index', properties: ['subjectType', 'subjectId'] })
// What was shared of a customer: server/records/history/sharing-history.ts.
@Index({
  name: 'audit_entry_sharing_index',
  expression: `create index "audit_entry_sharing_index" on "audit_entry" ("customer_id", "id")
    where "action" in ('sharedLink.create', 'sharedLink.revoke', 'reportSchedule.save', 'reportSchedule.archive', 'tagSheet.mail', 'sharedLink.eraseAddress', 'reportSchedule.eraseAddress', 'tagSheetMail.eraseAddress')`,
})
// What became part of another record: server/records/history/related-history.ts.
@Index({
  name: 'audit_entry_related_index',
  expression: `create index "audit_entry_related_index" on "audit_entry" using gin ("changes" jsonb_path_ops)
    where "action" in ('booking.create', 'booking.update', 'impressionTag.save', 'experiment.create', 'experiment.update', 'adtechGroup.create', 'adtechGroup.update', 'channel.create', 'channel.update')`,
})
// Where an address may be: server/domains/people/erasure/redact-audit.ts.
@Index({
  name: 'audit_entry_address_index',
  expression: `create index "audit_entry_address_index" on "audit_entry" ("entity_type", "entity_id")
    where "changes"::text like '%@%'`,
})
export class AuditEntry {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string;

  @Timestamp()
  occurredAt!: Date;

  /** Null when a machine or an anonymous caller acted. */
  @Property({ type: 'integer', nullable: true })
  userId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  apiKeyId: number | null = null;

  @Enum({ items: () => [...ENTITY_TYPES], nullable: true })
  entityType: EntityType | null = null;

  @Property({ type: 'integer', nullable: true })
  entityId: number | null = null;

  /** Noun and verb, as in `booking.update`. */
  @Property({ type: 'text' })
  action!: string;

  @Property({ type: 'text' })
  subjectType!: string;

  @Property({ type: 'text' })
  subjectId!: string;

  @Property({ type: 'integer', nullable: true })
  customerId: number | null = null;

  /** Changes by field; no secrets. */
  @Property({ type: 'json', nullable: true })
  changes: FieldChanges | null = null;

  @Property({ type: 'text' })
  requestId!: string;
}
