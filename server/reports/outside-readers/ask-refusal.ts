import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ASKS_WINDOW_DAYS,
  HOURS_BETWEEN_ASKS,
  MAX_ASKS_OF_ADDRESS_A_DAY,
  MAX_ASKS_OF_ORGANISATION,
  MAX_ASKS_OF_REPORT,
} from '#schema/outside-readers.js';
import type { Actor } from '#server/access/identity/actor.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';
import { OutsideQuestion } from './outside-question.entity.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WINDOW_MS = ASKS_WINDOW_DAYS * DAY_MS;

/** The reason why an address is not asked now, for the person who asks. */
export interface AskRefusal {
  reason: string;
  /** The instant when it can be asked; null where it cannot, or nobody needs to. */
  askableAt: Date | null;
}

export type Organisation = Pick<Actor, 'entityType' | 'entityId'>;
type Asked = Pick<OutsideQuestion, 'askedAt'>;

/** The addresses that have said that nobody shall ask them. */
async function findDeclined(em: EntityManager, hashes: readonly string[]): Promise<Set<string>> {
  const found = await em.find(
    ReportRecipient,
    { emailHash: { $in: [...hashes] }, declinedAt: { $ne: null } },
    { fields: ['emailHash'] },
  );
  return new Set(found.flatMap(({ emailHash }) => emailHash ?? []));
}

/** Whether the address of a reader has said that nobody shall ask it. */
export const hasDeclined = async (
  em: EntityManager,
  { emailHash }: ReportRecipient,
): Promise<boolean> => (await findDeclined(em, [emailHash ?? ''])).size > 0;

const freeAt = ({ askedAt }: Asked, windowMs: number) => new Date(askedAt.getTime() + windowMs);

/** The rule for one address. `questions` are those of the last thirty days, the latest first. */
function limitOf(
  questions: readonly OutsideQuestion[],
  { entityType, entityId }: Organisation,
  now: Date,
): AskRefusal | null {
  const own = questions.filter((one) => one.entityType === entityType && one.entityId === entityId);
  const today = questions.filter((one) => freeAt(one, DAY_MS) > now);
  const lastOwn = own[0];
  const firstOfWindow = own[MAX_ASKS_OF_ORGANISATION - 1];
  const firstOfToday = today[MAX_ASKS_OF_ADDRESS_A_DAY - 1];

  if (firstOfWindow)
    return {
      reason: `An organisation asks an address ${MAX_ASKS_OF_ORGANISATION} times in ${ASKS_WINDOW_DAYS} days`,
      askableAt: freeAt(firstOfWindow, WINDOW_MS),
    };
  if (lastOwn && freeAt(lastOwn, HOURS_BETWEEN_ASKS * HOUR_MS) > now)
    return {
      reason: `An organisation asks an address once in ${HOURS_BETWEEN_ASKS} hours, whatever the report`,
      askableAt: freeAt(lastOwn, HOURS_BETWEEN_ASKS * HOUR_MS),
    };
  if (firstOfToday)
    return {
      reason: 'This address gets no more questions today',
      askableAt: freeAt(firstOfToday, DAY_MS),
    };
  return null;
}

/**
 * Returns why the readers outside are not asked now, by their ids; those who can be asked are left
 * out.
 */
export async function listAskRefusals(
  em: EntityManager,
  readers: readonly ReportRecipient[],
  organisation: Organisation,
  now: Date,
): Promise<Map<number, AskRefusal>> {
  const hashes = readers.flatMap(({ emailHash }) => emailHash ?? []);
  if (hashes.length === 0) return new Map();

  const since = new Date(now.getTime() - WINDOW_MS);
  const questions = await em.find(
    OutsideQuestion,
    { emailHash: { $in: hashes }, askedAt: { $gt: since } },
    { orderBy: { askedAt: 'desc', id: 'desc' } },
  );
  const declined = await findDeclined(em, hashes);
  const never = (reason: string): AskRefusal => ({ reason, askableAt: null });

  const refusalOf = (reader: ReportRecipient): AskRefusal | null => {
    const { confirmedAt, unsubscribedAt, asks, emailHash, email } = reader;
    if (unsubscribedAt !== null) return never('This reader wants no mail');
    if (confirmedAt !== null) return never('This reader has agreed already');
    if (email === null || emailHash === null) return never('The address is erased');
    if (declined.has(emailHash)) return never('This address wants no questions');
    if (asks >= MAX_ASKS_OF_REPORT)
      return never(`An address is asked ${MAX_ASKS_OF_REPORT} times at most about a report`);

    const asked = questions.filter((one) => one.emailHash === emailHash);
    return limitOf(asked, organisation, now);
  };

  return new Map(
    readers.flatMap((reader) => {
      const refusal = refusalOf(reader);
      return refusal ? [[reader.id, refusal]] : [];
    }),
  );
}
