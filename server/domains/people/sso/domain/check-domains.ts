import { randomUUID } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { retryAt, takeDueJob, type JobQueue, type TakenJob } from '#server/core/jobs/job-queue.js';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { findAdmins } from '#server/domains/people/user/find-admins.js';
import { auditSso } from '#server/domains/people/sso/connection/audit-sso.js';
import { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';
import {
  lookUpRecord,
  noteFound,
  noteMissing,
  resolveTxt,
  type ResolveTxt,
} from './look-up-record.js';
import { MAX_MISSES, SsoDomain } from './sso-domain.entity.js';
import { ssoDomainMissingMail } from './sso-domain-missing.mail.js';

const LOOK_EVERY_MS = 10 * 60_000;
const FIRST_RETRY_MS = 60 * 60_000;
const MAX_RETRY_MS = 12 * FIRST_RETRY_MS;

/** Whether the records of the verified domains are still there. */
const DOMAIN_CHECKS: JobQueue = {
  table: 'sso_domain',
  dueAt: 'next_check_at',
  waiting: 'verified_at is not null',
  attempts: 'check_attempts',
  leaseMs: 10 * 60_000,
  backoffMs: ({ attempts }) => Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1)),
};

interface CheckParts {
  orm: MikroORM;
  now: () => Date;
  resolve?: ResolveTxt;
}

/**
 * Looks the due domains up again. One whose record is missing in three answers in a row is no longer
 * verified, so that it is free for another organisation; no answer at all is asked again. Several
 * processes may run it at once.
 */
export async function checkDomains({ orm, now, resolve = resolveTxt }: CheckParts): Promise<void> {
  for (;;) {
    const job = await takeDueJob<TakenJob>(orm.em.fork(), DOMAIN_CHECKS, now());
    if (!job) return;
    const claim = await orm.em.fork().findOne(SsoDomain, { id: Number(job.id) });
    if (!claim) continue;
    const found = await lookUpRecord(claim, resolve);

    await orm.em.fork().transactional(async (em) => {
      const checked = await lockClaim(em, claim);
      if (!checked) return;
      if (found === 'FOUND') noteFound(checked, now());
      else if (found === 'MISSING') await noteMiss({ em, now }, checked);
      else checked.nextCheckAt = retryAt(DOMAIN_CHECKS, job, now()) ?? checked.nextCheckAt;
    });
  }
}

/** Every ten minutes until stopped. */
export const startDomainChecks = (parts: CheckParts): (() => Promise<void>) =>
  startTasks([{ name: 'mail domains', everyMs: LOOK_EVERY_MS, run: () => checkDomains(parts) }]);

/** The connection first, as everybody does who changes a claim; null when it was given up meanwhile. */
async function lockClaim(em: EntityManager, { id, connection }: SsoDomain) {
  if (!(await em.findOne(SsoConnection, { id: connection.id }, FOR_UPDATE))) return null;
  const verified = { id, verifiedAt: { $ne: null } };
  return em.findOne(SsoDomain, verified, { ...FOR_UPDATE, populate: ['connection'] });
}

type Acting = { em: EntityManager; now: () => Date };

/** The admins get a mail at the first miss, so that they can add the record again, and at the last. */
async function noteMiss(acting: Acting, claim: SsoDomain): Promise<void> {
  noteMissing(claim, acting.now());
  const isLost = claim.misses >= MAX_MISSES;
  if (isLost) await loseDomain(acting, claim);
  if (isLost || claim.misses === 1) await mailAdmins(acting, claim);
}

async function loseDomain({ em, now }: Acting, claim: SsoDomain): Promise<void> {
  const { connection, domain } = claim;
  const nobody = { em, now, actor: null, requestId: randomUUID() };
  claim.verifiedAt = null;
  auditSso(nobody, 'loseSignInDomain', connection, { domain: { before: domain, after: null } });

  const others = { connection, verifiedAt: { $ne: null }, id: { $ne: claim.id } };
  if (!connection.onlySso || (await em.count(SsoDomain, others)) > 0) return;
  // Nobody could sign in: not with the company, and not with a password.
  connection.onlySso = false;
  auditSso(nobody, 'updateCompanySignIn', connection, {
    onlySso: { before: true, after: false },
  });
}

async function mailAdmins({ em, now }: Acting, { id, connection }: SsoDomain): Promise<void> {
  for (const { id: userId } of await findAdmins(em, [connection]))
    queueMail({ em, now }, ssoDomainMissingMail, { domainId: id, userId });
}
