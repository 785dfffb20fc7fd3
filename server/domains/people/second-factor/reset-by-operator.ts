import type { ServiceContext } from '#server/access/identity/context.js';
import { notFound } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { findUserByEmail } from '#server/domains/people/user/email-address.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { removeAllFactors } from './second-factor.service.js';

/**
 * Removes the second factors of a person, for the operator of the server: the last super admin has
 * nobody else to ask. Invalidate the user's cache tag afterwards. Throws NOT_FOUND.
 */
export function resetByOperator(
  ctx: Pick<ServiceContext, 'em' | 'requestId' | 'now'>,
  email: string,
): Promise<number> {
  return ctx.em.transactional(async (em) => {
    const found = await findUserByEmail(em, email);
    if (!found) throw notFound('User');
    const user = await em.findOneOrFail(User, { id: found.id }, FOR_UPDATE);
    await removeAllFactors({ ...ctx, em, actor: null }, user, null);
    return user.id;
  });
}
