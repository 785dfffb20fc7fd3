import type { ServiceContext } from '#server/access/identity/context.js';
import type { AuditSubject } from './redact-audit.js';

type Erasing = Pick<ServiceContext, 'em' | 'actor' | 'requestId'>;

/** A history gets one entry of an erasure, however many of its entries changed. */
const RECORD = `insert into audit_entry
    (occurred_at, user_id, entity_type, entity_id, action, subject_type, subject_id, customer_id, request_id)
  select ?, ?, ?, ?, s.action, s."subjectType", s."subjectId", max(s."customerId"), ?
  from jsonb_to_recordset(?::jsonb)
    as s (action text, "subjectType" text, "subjectId" text, "customerId" integer)
  where not exists (select from audit_entry e where e.subject_type = s."subjectType"
    and e.subject_id = s."subjectId" and e.action = s.action and e.occurred_at = ? and e.request_id = ?)
  group by s.action, s."subjectType", s."subjectId"`;

/** 'report_schedule' → 'reportSchedule', as the verbs of the audit name it. */
const nounOf = (subjectType: string) =>
  subjectType.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Says in the history of each subject that an address was erased from it, never which one or whose.
 * Set-based, because an erasure may reach any number of histories.
 */
export async function recordErasures(
  { em, actor, requestId }: Erasing,
  subjects: readonly AuditSubject[],
  erasedAt: Date,
): Promise<void> {
  const entries = subjects.map(({ subjectType, subjectId, customerId }) => ({
    action: `${nounOf(subjectType)}.eraseAddress`,
    subjectType,
    subjectId,
    customerId,
  }));

  await em.execute(RECORD, [
    erasedAt,
    actor?.userId ?? null,
    actor?.entityType ?? null,
    actor?.entityId ?? null,
    requestId,
    JSON.stringify(entries),
    erasedAt,
    requestId,
  ]);
}
