import type { EntityManager } from '@mikro-orm/postgresql';
import type { Principal } from '#server/access/visibility/visibility-sql.js';
import { isAddressSql, ownedBySql } from './erasure-sql.js';
import type { AuditSubject } from './redact-audit.js';

// Tables of the reports, which import this domain.

interface SheetAddresses {
  /** The organisation whose people named the addresses; null for all. */
  owner: Principal | null;
  /** Addresses in the case of `inOneCase`. */
  addresses: readonly string[];
}

interface ReaderAddresses extends SheetAddresses {
  erasedAt: Date;
}

/**
 * Assignments that erase a reader outside, over the alias `r` of report_recipient; the parameter is
 * the moment. The hash stays only where somebody wants no mail, so that nobody asks that address
 * again; another address never has the hash of an erased one.
 */
export const ERASED_READER = `email = null, token_hash = null, token_expires_at = null,
    removed_at = coalesce(r.removed_at, ?),
    email_hash = case when r.declined_at is not null or r.unsubscribed_at is not null then r.email_hash
      else 'erased ' || r.id end`;

/** Erases readers outside: those whom the user named, and those with one of the addresses. */
export async function eraseReaders(
  em: EntityManager,
  userId: number,
  { owner, addresses, erasedAt }: ReaderAddresses,
): Promise<AuditSubject[]> {
  const owned = ownedBySql(owner, 'o');
  const named = isAddressSql('r.email', addresses);

  return em.execute<AuditSubject[]>(
    `update report_recipient r set ${ERASED_READER}
     from report_schedule s join saved_view v on v.id = s.saved_view_id join app_user o on o.id = v.user_id
     where s.id = r.schedule_id and r.email is not null and ${owned.sql} and (o.id = ? or ${named.sql})
     returning 'report_schedule' as "subjectType", s.id::text as "subjectId", v.customer_id as "customerId"`,
    [erasedAt, ...owned.params, userId, ...named.params],
  );
}

/** Deletes mailed tag sheets: those that the user sent, and those to one of the addresses. */
export async function eraseTagSheets(
  em: EntityManager,
  userId: number,
  { owner, addresses }: SheetAddresses,
): Promise<AuditSubject[]> {
  const owned = ownedBySql(owner, 'o');
  const named = isAddressSql('t.email', addresses);

  return em.execute<AuditSubject[]>(
    `delete from tag_sheet_mail t using app_user o
     where o.id = t.user_id and ${owned.sql} and (o.id = ? or ${named.sql})
     returning 'tag_sheet_mail' as "subjectType", t.id::text as "subjectId", t.customer_id as "customerId"`,
    [...owned.params, userId, ...named.params],
  );
}
