import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { EmailChange, IS_PENDING } from './email-change.entity.js';

const loadPending = batchLoader(async (ctx: ServiceContext, userIds: number[]) => {
  const wanted = { user: { $in: userIds }, ...IS_PENDING, expiresAt: { $gt: ctx.now() } };
  const changes = await ctx.em.find(EmailChange, wanted, { refresh: true });
  return new Map(changes.map(({ user, newEmail }) => [user.id, newEmail]));
});

/** The address that waits for its confirmation; null without one. */
export const pendingEmail = async (ctx: ServiceContext, { id }: User): Promise<string | null> =>
  (await loadPending(ctx, id)) ?? null;
