import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Counter, type Registry } from 'prom-client';
import { exposeWaiting } from '#server/core/jobs/job-queue.js';
import { startTasks } from '#server/core/jobs/periodic-task.js';
import type { Config } from '#server/core/process/config.js';
import { log } from '#server/core/process/log.js';
import { redactText } from '#server/core/process/redact.js';
import type { MailKind } from './mail-kind.js';
import {
  MAIL_QUEUE,
  completeMail,
  postponeMail,
  pruneMails,
  takeDueMail,
  type TakenMail,
} from './mail-queue.js';
import type { MailTransport } from './mail-transport.js';
import type { MailOutcome } from './outgoing-mail.entity.js';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Shorter than the lease of a taken mail. */
const TRY_TIMEOUT_MS = 60_000;

export interface CourierParts {
  orm: MikroORM;
  config: Config;
  kinds: readonly MailKind[];
  transport: MailTransport;
  now: () => Date;
}

/** Removes the addresses that mail servers quote: a failure outlives the person's erasure. */
const failureOf = (error: unknown) =>
  redactText(error instanceof Error ? error.message : String(error)).slice(0, 500);

/** Sends due mails, one after the other, until none is due or one fails. Returns the outcomes. */
export async function sendDueMails(parts: CourierParts): Promise<MailOutcome[]> {
  const { orm, kinds, now } = parts;
  const names = kinds.map(({ name }) => name);
  const outcomes: MailOutcome[] = [];

  for (;;) {
    const em = orm.em.fork();
    const mail = await takeDueMail(em, names, now());
    if (!mail) return outcomes;
    try {
      const outcome = await deliver(parts, mail);
      await complete(parts, mail, outcome);
      if (outcome === 'GIVEN_UP')
        log.error({ kind: mail.kind, id: mail.id }, 'gave up sending a mail');
      outcomes.push(outcome);
    } catch (error) {
      const reason = failureOf(error);
      log.warn(
        { kind: mail.kind, id: mail.id, attempts: mail.attempts, reason },
        'cannot send a mail yet',
      );
      await postponeMail(em, mail, reason, now());
      return outcomes;
    }
  }
}

async function deliver(
  { orm, config, kinds, transport, now }: CourierParts,
  taken: TakenMail,
): Promise<MailOutcome> {
  const { id, kind: name, payload, expiresAt } = taken;
  const kind = kinds.find((one) => one.name === name);
  if (!kind || expiresAt <= now()) return 'GIVEN_UP';
  const mail = await orm.em
    .fork()
    .transactional((em) => kind.write({ em, config, now: now() }, payload));
  if (!mail) return 'NOTHING_TO_SEND';
  await inTime(transport.send(mail, `${name}-${id}`));
  return 'SENT';
}

async function complete(
  { orm, config, kinds, now }: CourierParts,
  taken: TakenMail,
  outcome: MailOutcome,
): Promise<void> {
  const { id, kind: name, payload, lastFailure } = taken;
  const kind = kinds.find((one) => one.name === name);
  await orm.em.fork().transactional(async (em) => {
    await completeMail(em, id, outcome, now());
    await kind?.completed?.({ em, config, now: now() }, payload, { outcome, lastFailure });
  });
}

async function inTime(sending: Promise<void>): Promise<void> {
  const ended = new AbortController();
  const late = sleep(TRY_TIMEOUT_MS, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error(`no answer in ${TRY_TIMEOUT_MS} ms`);
  });

  late.catch(() => undefined); // aborted once the mail was sent

  try {
    await Promise.race([sending, late]);
  } finally {
    ended.abort();
  }
}

/**
 * Sends mails in the background of a process until stopped. Any number of processes may do so at
 * once.
 */
export function startMailCourier(parts: CourierParts, registry: Registry): () => Promise<void> {
  const { orm, transport, now } = parts;
  const completed = mailMetrics(orm, registry);
  const send = async () => {
    for (const outcome of await sendDueMails(parts)) completed.inc({ outcome });
  };

  const stop = startTasks([
    { name: 'mails', everyMs: SECOND_MS, run: send },
    {
      name: 'completed mails',
      firstAfterMs: SECOND_MS,
      everyMs: HOUR_MS,
      run: () => pruneMails(orm.em.fork(), now()),
    },
  ]);

  return async () => {
    await stop();
    transport.close();
  };
}

function mailMetrics(orm: MikroORM, registry: Registry): Counter<'outcome'> {
  exposeWaiting(orm, registry, {
    ...MAIL_QUEUE,
    name: 'mails_waiting',
    help: 'Mails that are neither sent nor given up, in all processes',
  });

  return new Counter({
    name: 'mails_total',
    help: 'Mails by outcome',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
}
