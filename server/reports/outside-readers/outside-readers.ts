import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_OUTSIDE_READERS } from '#schema/outside-readers.js';
import { emailError } from '#schema/field-rules.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { emailKey } from '#server/access/limits/sign-in-rate-limit.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { FieldCheck } from '#server/core/input/field-check.js';
import type { FieldChanges } from '#server/core/input/partial-update.js';
import { queueMail } from '#server/core/mail/queue-mail.js';
import { confirmReportMail } from '#server/reports/mails/confirm-report.mail.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';
import type { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import type { OutsideReader, OutsideReaderState } from './outside-reader.type.js';

const FIELD = 'outside_addresses';

/** Trimmed addresses, each once whatever its case. Records errors of the field. */
export function checkAddresses(check: FieldCheck, addresses: readonly string[]): string[] {
  const byKey = new Map(addresses.map((one) => [one.trim().toLowerCase(), one.trim()]));
  const found = [...byKey.values()];

  check.require(
    FIELD,
    found.length <= MAX_OUTSIDE_READERS,
    `At most ${MAX_OUTSIDE_READERS} people without an account get a report`,
  );
  for (const address of found) {
    const error = emailError(address);
    check.require(FIELD, error === null, `${address}: ${error}`);
  }

  return found;
}

function stateOf({ unsubscribedAt, confirmedAt }: ReportRecipient): OutsideReaderState {
  if (unsubscribedAt !== null) return 'UNSUBSCRIBED';
  return confirmedAt === null ? 'WAITING' : 'CONFIRMED';
}

export const outsideReaderOf = (recipient: ReportRecipient): OutsideReader => ({
  id: recipient.id,
  email: recipient.email,
  state: stateOf(recipient),
  asks: recipient.asks,
  askedAt: recipient.askedAt,
  confirmedAt: recipient.confirmedAt,
});

const ofSchedule = (em: EntityManager, schedule: ReportSchedule | number) =>
  em.find(ReportRecipient, { schedule, emailHash: { $ne: null } }, { orderBy: { id: 'asc' } });

/** The readers of a schedule who have no account, in the order in which they were named. */
export async function listOutsideReaders(
  { em }: Pick<ServiceContext, 'em'>,
  scheduleId: number,
): Promise<OutsideReader[]> {
  const found = await ofSchedule(em, scheduleId);
  return found.filter(({ removedAt }) => removedAt === null).map(outsideReaderOf);
}

/**
 * Replaces the readers without an account, inside a transaction, and asks the new ones. Those who
 * agreed or unsubscribed before stay so. Throws TOO_MANY_REQUESTS.
 */
export async function replaceOutsideReaders(
  ctx: ServiceContext,
  schedule: ReportSchedule,
  addresses: readonly string[],
): Promise<FieldChanges> {
  const { em, now } = ctx;
  const wanted = new Map<string, string>();
  for (const address of addresses) wanted.set(await emailKey(ctx, address), address);

  const known = await ofSchedule(em, schedule);
  const before = known.filter(({ removedAt }) => removedAt === null).map(({ id }) => id);

  for (const reader of known) {
    const address = wanted.get(reader.emailHash ?? '');
    reader.removedAt = address === undefined ? (reader.removedAt ?? now()) : null;
    if (address !== undefined) reader.email ??= address;
  }

  const hashes = new Set(known.map(({ emailHash }) => emailHash));
  const added = [...wanted]
    .filter(([emailHash]) => !hashes.has(emailHash))
    .map(([emailHash, email]) =>
      em.create(ReportRecipient, { schedule, email, emailHash, createdAt: now() }),
    );

  await em.persist(added).flush();
  const unasked = known.filter(
    ({ id, removedAt, askedAt, ...reader }) =>
      removedAt === null && !before.includes(id) && askedAt === null && isWaiting(reader),
  );
  for (const reader of [...added, ...unasked]) await ask(ctx, reader);

  // The audit names no address, because it stays for good.
  const after = [...known, ...added].filter(({ removedAt }) => removedAt === null);
  const isSame = added.length === 0 && after.length === before.length;
  return isSame ? {} : { outsideReaders: { before: before.length, after: after.length } };
}

const isWaiting = ({
  confirmedAt,
  unsubscribedAt,
}: Pick<ReportRecipient, 'confirmedAt' | 'unsubscribedAt'>) =>
  confirmedAt === null && unsubscribedAt === null;

/** Queues the mail that asks for consent. Throws TOO_MANY_REQUESTS. */
export async function ask(ctx: ServiceContext, reader: ReportRecipient): Promise<void> {
  const { entityType, entityId } = requireActor(ctx);
  await acquireSlots(
    ctx.redis,
    [['report-question:organisation', `${entityType} ${entityId}`]],
    ctx.now(),
  );
  queueMail(ctx, confirmReportMail, { recipientId: reader.id });
}
