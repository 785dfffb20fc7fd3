import { instantDateText } from '#schema/writing/dates.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { ServiceError } from '#server/core/errors.js';
import { AssociationRequest } from './association-request.entity.js';
import type {
  RequestState,
  TargetType,
} from '#server/domains/organisations/association/association-state.js';
import {
  createPair,
  type OrganisationRef,
} from '#server/domains/organisations/association/organisation-pair.js';

const DAY_MS = 24 * 3_600_000;
const WAIT_DAYS = 30;
/** Limits the mails of a requester that repeatedly asks and withdraws. */
const REQUESTS_PER_PAIR = 3;

const NOUN: Record<TargetType, string> = { CUSTOMER: 'client', AGENCY: 'agency' };

type Target = OrganisationRef & { entityType: TargetType };

/**
 * A requester waits 30 days after a refusal, asks the same organisation at most three times in 30
 * days, and 50 organisations a day. Throws TOO_MANY_REQUESTS.
 */
export async function checkMayAsk(
  ctx: ServiceContext,
  requester: OrganisationRef,
  target: Target,
): Promise<void> {
  const now = ctx.now();
  const recent = await findRecent(ctx.em, {
    requester,
    target,
    since: new Date(now.getTime() - WAIT_DAYS * DAY_MS),
  });

  const refused = recent.map(refusedAt).filter((at) => at !== null);
  const lastRefused = refused.sort((a, b) => b.getTime() - a.getTime())[0];
  if (lastRefused) throw tooSoon(lastRefused, now, `This ${NOUN[target.entityType]} said no`);

  const asked = recent.filter(
    ({ requestedAt }) => now.getTime() - requestedAt.getTime() < WAIT_DAYS * DAY_MS,
  );
  const first = asked[0];
  if (first && asked.length >= REQUESTS_PER_PAIR) {
    throw tooSoon(
      first.requestedAt,
      now,
      `Your organisation has asked this ${NOUN[target.entityType]} several times`,
    );
  }

  const organisation = `${requester.entityType}:${requester.entityId}`;

  await acquireSlots(ctx.redis, [['association:organisation', organisation]], now);
}

interface Asking {
  requester: OrganisationRef;
  target: Target;
  since: Date;
}

/** The requester's requests to the target that were made, answered or ended since, oldest first. */
const findRecent = (
  em: EntityManager,
  { requester, target, since }: Asking,
): Promise<AssociationRequest[]> =>
  em.find(
    AssociationRequest,
    {
      ...createPair(requester, target),
      requesterType: requester.entityType,
      $or: [
        { requestedAt: { $gt: since } },
        { answeredAt: { $gt: since } },
        { endedAt: { $gt: since } },
      ],
    },
    { orderBy: { requestedAt: 'asc' } },
  );

const REFUSED: ReadonlySet<RequestState> = new Set(['DECLINED', 'ENDED']);

/** Time at which the other side declined, or ended the association. */
function refusedAt({
  state,
  answeredAt,
  endedAt,
  endedByType,
  requesterType,
}: AssociationRequest): Date | null {
  if (!REFUSED.has(state)) return null;
  if (state === 'DECLINED') return answeredAt;
  return endedByType === requesterType ? null : endedAt;
}

function tooSoon(since: Date, now: Date, reason: string): ServiceError {
  const again = new Date(since.getTime() + WAIT_DAYS * DAY_MS);
  const retryAfterSeconds = Math.max(1, Math.ceil((again.getTime() - now.getTime()) / 1000));
  const message = `${reason}. Your organisation can ask again from ${instantDateText(again, 'UTC')}.`;
  return new ServiceError('TOO_MANY_REQUESTS', message, { retryAfterSeconds });
}
