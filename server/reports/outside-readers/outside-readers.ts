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
import { type AskRefusal, listAskRefusals } from './ask-refusal.js';
import { OutsideQuestion } from './outside-question.entity.js';
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

const outsideReaderOf = (
  recipient: ReportRecipient,
  refusal: AskRefusal | undefined,
): OutsideReader => ({
  id: recipient.id,
  email: recipient.email,
  state: stateOf(recipient),
  asks: recipient.asks,
  askedAt: recipient.askedAt,
  confirmedAt: recipient.confirmedAt,
  askRefusal: refusal?.reason ?? null,
  askableAt: refusal?.askableAt ?? null,
});

const ofSchedule = (em: EntityManager, schedule: ReportSchedule | number) =>
  em.find(ReportRecipient, { schedule, emailHash: { $ne: null } }, { orderBy: { id: 'asc' } });

/** Describes the readers as the caller sees them, who may ask them. */
export async function describeOutsideReaders(
  ctx: ServiceContext,
  recipients: readonly ReportRecipient[],
): Promise<OutsideReader[]> {
  const refusals = await listAskRefusals(ctx.em, recipients, requireActor(ctx), ctx.now());
  return recipients.map((recipient) => outsideReaderOf(recipient, refusals.get(recipient.id)));
}

/** The readers of a schedule who have no account, in the order in which they were named. */
export async function listOutsideReaders(
  ctx: ServiceContext,
  scheduleId: number,
): Promise<OutsideReader[]> {
  const found = await ofSchedule(ctx.em, scheduleId);
  return describeOutsideReaders(
    ctx,
    found.filter(({ removedAt }) => removedAt === null),
  );
}

/**
 * Replaces the readers without an account, inside a transaction, and asks the new ones that can be
 * asked now; the list of readers says why others are not. Those who agreed or unsubscribed before
 * stay so. Throws TOO_MANY_REQUESTS.
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
  // In one order everywhere, because each address is locked.
  const byAddress = [...added, ...unasked].toSorted((one, other) =>
    (one.emailHash ?? '') < (other.emailHash ?? '') ? -1 : 1,
  );
  for (const reader of byAddress) await ask(ctx, reader);

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

/** Two questions to an address at once count one after the other. */
const LOCK_ADDRESS = 'select pg_advisory_xact_lock(hashtextextended(?, 0))';

/**
 * Queues the mail that asks for consent, inside a transaction. Returns why it is not sent, or null.
 * Throws TOO_MANY_REQUESTS.
 */
export async function ask(
  ctx: ServiceContext,
  reader: ReportRecipient,
): Promise<AskRefusal | null> {
  const { em, now } = ctx;
  const { entityType, entityId } = requireActor(ctx);
  const emailHash = reader.emailHash ?? '';

  await em.execute(LOCK_ADDRESS, [emailHash]);
  const refusals = await listAskRefusals(em, [reader], { entityType, entityId }, now());
  const refusal = refusals.get(reader.id);
  if (refusal) return refusal;

  await acquireSlots(
    ctx.redis,
    [['report-question:organisation', `${entityType} ${entityId}`]],
    now(),
  );
  em.create(OutsideQuestion, { emailHash, entityType, entityId, askedAt: now() });
  queueMail(ctx, confirmReportMail, { recipientId: reader.id });
  return null;
}
