import { organisationKey } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { ServiceError } from '#server/core/errors.js';

const isTakenAddress = (error: unknown): boolean =>
  error instanceof ServiceError &&
  error.code === 'CONFLICT' &&
  'email' in (error.details.errors ?? {});

/**
 * The answer CONFLICT shows that somebody, perhaps of another organisation, has the address. So an
 * organisation gets it only so often. Super admins see all users anyway. Throws TOO_MANY_REQUESTS.
 */
export async function limitTakenAddresses<Result>(
  ctx: ServiceContext,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const actor = requireActor(ctx);
  if (actor.entityType === 'SYSTEM') return attempt();

  const { giveBack } = await acquireSlots(
    ctx.redis,
    [['taken-address:organisation', organisationKey(actor)]],
    ctx.now(),
  );

  try {
    const result = await attempt();
    await giveBack();
    return result;
  } catch (error) {
    if (!isTakenAddress(error)) await giveBack();
    throw error;
  }
}
