import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { EmailChange } from '#server/domains/people/email-change/email-change.entity.js';
import { OneTimeToken } from '#server/domains/people/one-time-token/one-time-token.entity.js';
import { CodeApp } from '#server/domains/people/second-factor/code-app/code-app.entity.js';
import { Passkey } from '#server/domains/people/second-factor/passkey/passkey.entity.js';
import { RecoveryCode } from '#server/domains/people/second-factor/recovery-code/recovery-code.entity.js';
import { Session } from '#server/domains/people/sessions/session.entity.js';
import { SsoIdentity } from '#server/domains/people/sso/sign-in/sso-identity.entity.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { redactChanges } from './redact-changes.js';

/** `.invalid` never receives mail (RFC 2606). */
const erasedEmail = (id: number) => `erased-user-${id}@erased.invalid`;

/**
 * Removes an archived user's name and addresses from the user, changes of address, sign-ins, second
 * factors, the link to the company's sign-in, mails and the audit, within the caller's transaction.
 * The id stays, so that the audit still says that one and the same person acted.
 */
export async function eraseUserRecords(em: EntityManager, user: User, now: Date): Promise<void> {
  const emails = await listEmails(em, user);

  await redactAudit(em, user.id, emails);
  await removeMails(em, user.id, emails);

  const ofUser = { user: user.id };
  await em.nativeDelete(OneTimeToken, ofUser);
  await em.nativeDelete(EmailChange, ofUser);
  await em.nativeDelete(Session, ofUser);
  await em.nativeDelete(SsoIdentity, ofUser);

  // Tables of the reports, which import this domain.
  await em.execute('delete from shared_link where user_id = ?', [user.id]);
  await em.execute(DELETE_SHEETS, [user.id, JSON.stringify(emails)]);
  await em.execute(ERASE_READERS, [now, JSON.stringify(emails), user.id]);

  const ofUserId = { userId: user.id };
  await em.nativeDelete(CodeApp, ofUserId);
  await em.nativeDelete(RecoveryCode, ofUserId);
  await em.nativeDelete(Passkey, ofUserId);

  user.name = `Erased user ${user.id}`;
  user.email = erasedEmail(user.id);
  user.passwordHash = null;
  user.passwordExpiresAt = null;
  user.invitationExpiresAt = null;
  user.erasedAt = now;
}

/** Readers of reports without an account: with the person's addresses, or named by the person. */
const ERASE_READERS = `update report_recipient r set email = null, token_hash = null, token_expires_at = null,
    removed_at = coalesce(r.removed_at, ?)
  from report_schedule s join saved_view v on v.id = s.saved_view_id
  where s.id = r.schedule_id and r.email is not null
    and (lower(r.email) in (select jsonb_array_elements_text(?::jsonb)) or v.user_id = ?)`;

const DELETE_SHEETS = `delete from tag_sheet_mail where user_id = ?
  or lower(email) in (select jsonb_array_elements_text(?::jsonb))`;

const EMAILS = `select distinct lower(email) as email from (
    select ? as email
    union all select old_email from email_change where user_id = ?
    union all select new_email from email_change where user_id = ?
    union all select value #>> '{}' from audit_entry, jsonb_path_query(changes, '$.*[*].*') as value
      where subject_type = 'user' and subject_id = ? and jsonb_typeof(value) = 'string'
  ) as texts where email like '%_@_%'`;

/** Every address that the user had or asked for, in lower case. */
async function listEmails(em: EntityManager, { id, email }: User): Promise<string[]> {
  const rows = await em.execute<{ email: string }[]>(EMAILS, [email, id, id, String(id)]);
  return rows.map((row) => row.email);
}

const ENTRIES = `select id::text, subject_type = 'user' and subject_id = ? as "isSubject", changes
  from audit_entry where changes is not null and (
    (subject_type = 'user' and subject_id = ?)
    or exists (select 1 from jsonb_array_elements_text(?::jsonb) as email where strpos(lower(changes::text), email) > 0)
  )`;

async function redactAudit(em: EntityManager, id: number, emails: string[]): Promise<void> {
  const rows = await em.execute<{ id: string; isSubject: boolean; changes: FieldChanges }[]>(
    ENTRIES,
    [String(id), String(id), JSON.stringify(emails)],
  );

  for (const { id: entryId, isSubject, changes } of rows) {
    const redacted = redactChanges(changes, { isSubject, emails });
    await em.execute('update audit_entry set changes = ?::jsonb where id = ?', [
      JSON.stringify(redacted),
      entryId,
    ]);
  }
}

/** Mails to the person that wait, and the answers of mail servers that quote an address. */
async function removeMails(em: EntityManager, id: number, emails: string[]): Promise<void> {
  await em.execute(
    `delete from outgoing_mail where settled_at is null and (payload ->> 'userId' = ?
       or (payload ->> 'changeId')::integer in (select id from email_change where user_id = ?))`,
    [String(id), id],
  );
  await em.execute(
    `update outgoing_mail set last_failure = null where exists (
       select 1 from jsonb_array_elements_text(?::jsonb) as email where strpos(lower(last_failure), email) > 0)`,
    [JSON.stringify(emails)],
  );
}
