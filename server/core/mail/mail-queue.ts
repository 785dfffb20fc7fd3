import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailOutcome } from './outgoing-mail.entity.js';

/** Longer than a try may take, so that no other courier takes the mail while it is being sent. */
const LEASE_MS = 120_000;
const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = 3_600_000;
/** How long completed mails stay stored; they contain no personal data. */
const RETENTION_MS = 30 * 24 * 3_600_000;

export interface TakenMail {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  expiresAt: Date;
  lastFailure: string | null;
}

/**
 * The due mail of these kinds that waits longest. Each mail is given to one caller until it is
 * completed or its lease ends.
 */
export async function takeDueMail(
  em: EntityManager,
  kinds: string[],
  now: Date,
): Promise<TakenMail | null> {
  const [row] = await em.execute<TakenMail[]>(
    `update outgoing_mail set due_at = ?, attempts = attempts + 1
    where id = (select id from outgoing_mail where settled_at is null and due_at <= ? and kind in (?)
      order by due_at, id limit 1 for update skip locked)
    returning id, kind, payload, attempts, expires_at as "expiresAt", last_failure as "lastFailure"`,
    [new Date(now.getTime() + LEASE_MS), now, kinds],
  );
  return row ? { ...row, expiresAt: new Date(row.expiresAt) } : null;
}

export async function completeMail(
  em: EntityManager,
  id: string,
  outcome: MailOutcome,
  now: Date,
): Promise<void> {
  await em.execute(
    'update outgoing_mail set settled_at = ?, outcome = ?, payload = null where id = ?',
    [now, outcome, id],
  );
}

/** Postpones a mail that could not be sent, each time for twice as long. */
export async function postponeMail(
  em: EntityManager,
  mail: TakenMail,
  reason: string,
  now: Date,
): Promise<void> {
  const waitMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (mail.attempts - 1));
  await em.execute('update outgoing_mail set due_at = ?, last_failure = ? where id = ?', [
    new Date(now.getTime() + waitMs),
    reason,
    mail.id,
  ]);
}

export async function countWaitingMails(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from outgoing_mail where settled_at is null',
  );
  return row?.count ?? 0;
}

export async function pruneMails(em: EntityManager, now: Date): Promise<void> {
  await em.execute('delete from outgoing_mail where settled_at < ?', [
    new Date(now.getTime() - RETENTION_MS),
  ]);
}
