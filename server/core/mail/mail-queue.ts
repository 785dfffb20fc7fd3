import type { EntityManager } from '@mikro-orm/postgresql';
import { retryAt, takeDueJob, type JobQueue } from '#server/core/jobs/job-queue.js';
import type { MailOutcome } from './outgoing-mail.entity.js';

const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = 3_600_000;
/** Completed mails stay stored this long; they contain no personal data. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** A mail expires; it has no last attempt. */
export const MAIL_QUEUE: JobQueue = {
  table: 'outgoing_mail',
  dueAt: 'due_at',
  waiting: 'settled_at is null',
  attempts: 'attempts',
  columns: 'kind, payload, expires_at as "expiresAt", last_failure as "lastFailure"',
  leaseMs: 120_000,
  backoffMs: ({ attempts }) => Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1)),
};

export interface TakenMail {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  expiresAt: Date;
  lastFailure: string | null;
}

/** The due mail of these kinds that waits longest. */
export async function takeDueMail(
  em: EntityManager,
  kinds: string[],
  now: Date,
): Promise<TakenMail | null> {
  const only = { sql: 'kind in (?)', params: [kinds] };
  const mail = await takeDueJob<TakenMail>(em, MAIL_QUEUE, now, only);

  return mail && { ...mail, expiresAt: new Date(mail.expiresAt) };
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
  await em.execute('update outgoing_mail set due_at = ?, last_failure = ? where id = ?', [
    retryAt(MAIL_QUEUE, mail, now),
    reason,
    mail.id,
  ]);
}

export async function pruneMails(em: EntityManager, now: Date): Promise<void> {
  await em.execute('delete from outgoing_mail where settled_at < ?', [
    new Date(now.getTime() - RETENTION_MS),
  ]);
}
