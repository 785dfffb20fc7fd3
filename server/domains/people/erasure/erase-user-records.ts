import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { EmailChange } from '#server/domains/people/email-change/email-change.entity.js';
import { OneTimeToken } from '#server/domains/people/one-time-token/one-time-token.entity.js';
import { CodeApp } from '#server/domains/people/second-factor/code-app/code-app.entity.js';
import { Passkey } from '#server/domains/people/second-factor/passkey/passkey.entity.js';
import { RecoveryCode } from '#server/domains/people/second-factor/recovery-code/recovery-code.entity.js';
import { Session } from '#server/domains/people/sessions/session.entity.js';
import { SsoIdentity } from '#server/domains/people/sso/sign-in/sso-identity.entity.js';
import { recordErasures } from './record-erasures.js';
import { aboutUserSql, redactEntries, withAddressSql, type AuditSubject } from './redact-audit.js';
import { eraseReaders, eraseTagSheets } from './report-addresses.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inOneCase, lockAddress } from '#server/domains/people/user/email-address.js';
import type { User } from '#server/domains/people/user/user.entity.js';

/** Records that lose the person's addresses: those of its own organisation, or everybody's. */
export type ErasureReach = 'OWN_ORGANISATION' | 'EVERYWHERE';

type Erasing = Pick<ServiceContext, 'em' | 'actor' | 'requestId' | 'now'>;

/** `.invalid` never receives mail (RFC 2606). */
const erasedEmail = (id: number) => `erased-user-${id}@erased.invalid`;

/** Erasures redact the same entries, so a later one waits and reads what the earlier one wrote. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('user.erase', 0))`;

const MAILS = `delete from outgoing_mail where settled_at is null and (payload ->> 'userId' = ?
  or (payload ->> 'changeId')::integer in (select id from email_change where user_id = ?))`;

/**
 * Removes an archived user's name and addresses from the user, changes of address, sign-ins, second
 * factors, the link to the company's sign-in, mails and the audit, within the caller's transaction,
 * and audits it. The id stays, so that the audit still says that one and the same person acted.
 * Records of other organisations stay as they are, unless the erasure reaches everywhere: then each
 * history that it changes says so.
 */
export async function eraseUserRecords(
  erasing: Erasing,
  user: User,
  reach: ErasureReach,
): Promise<void> {
  const { em, now } = erasing;
  const erasedAt = now();
  await em.execute(LOCK);

  const addresses = await lockProvedAddresses(em, user, erasedAt);
  await redactEntries(em, aboutUserSql(user.id), {
    isSubject: true,
    addresses: new Set(addresses),
  });
  await eraseAddresses(erasing, user, { reach, addresses, erasedAt });
  await em.execute(MAILS, [String(user.id), user.id]);
  await eraseOwnRecords(em, user.id);

  user.name = `Erased user ${user.id}`;
  user.email = erasedEmail(user.id);
  user.passwordHash = null;
  user.passwordExpiresAt = null;
  user.invitationExpiresAt = null;
  user.erasedAt = erasedAt;

  audit(erasing, {
    action: 'user.erase',
    subjectType: 'user',
    subjectId: user.id,
    ...(reach === 'EVERYWHERE' && { changes: { everywhere: { after: true } } }),
  });
}

interface ErasedAddresses {
  reach: ErasureReach;
  addresses: readonly string[];
  erasedAt: Date;
}

/** Takes the addresses from records about others, and the user's own readers outside. */
async function eraseAddresses(
  erasing: Erasing,
  user: User,
  { reach, addresses, erasedAt }: ErasedAddresses,
): Promise<void> {
  const { em } = erasing;
  const owner = reach === 'EVERYWHERE' ? null : user;
  const record = async (subjects: AuditSubject[]) => {
    if (reach === 'EVERYWHERE') await recordErasures(erasing, subjects, erasedAt);
  };

  await record(await eraseReaders(em, user.id, { owner, addresses, erasedAt }));
  await record(await eraseTagSheets(em, user.id, { owner, addresses }));

  if (addresses.length === 0) return;
  const person = { isSubject: false, addresses: new Set(addresses) };
  await redactEntries(em, withAddressSql(addresses, owner), person, record);
}

async function eraseOwnRecords(em: EntityManager, id: number): Promise<void> {
  const ofUser = { user: id };
  await em.nativeDelete(OneTimeToken, ofUser);
  await em.nativeDelete(EmailChange, ofUser);
  await em.nativeDelete(Session, ofUser);
  await em.nativeDelete(SsoIdentity, ofUser);

  const ofUserId = { userId: id };
  await em.nativeDelete(CodeApp, ofUserId);
  await em.nativeDelete(RecoveryCode, ofUserId);
  await em.nativeDelete(Passkey, ofUserId);

  // A table of the reports, which import this domain.
  await em.execute('delete from shared_link where user_id = ?', [id]);
}

/** An objection says that the new address is somebody else's. */
const CONFIRMED = `select unnest(array[old_email, new_email]) as email from email_change
  where user_id = ? and confirmed_at is not null and end_reason is distinct from 'OBJECTED'`;

/**
 * The addresses that the user has proved and nobody else holds now, in the case of `inOneCase`.
 * None for a user who was only invited, because anybody may invite any address. Nobody can take the
 * addresses until the end of the transaction.
 */
async function lockProvedAddresses(
  em: EntityManager,
  { id, email, activatedAt }: User,
  now: Date,
): Promise<string[]> {
  if (activatedAt === null) return [];

  const confirmed = await em.execute<{ email: string }[]>(CONFIRMED, [id]);
  const proved = new Set([email, ...confirmed.map((row) => row.email)].map(inOneCase));
  const free: string[] = [];
  for (const address of [...proved].sort())
    if ((await lockAddress(em, address, now, id)) === null) free.push(address);

  return free;
}
