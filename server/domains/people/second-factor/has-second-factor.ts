import type { ServiceContext } from '#server/access/identity/context.js';
import { isAllowed } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { userPolicy } from '#server/domains/people/user/user.policy.js';
import { CodeApp } from './code-app/code-app.entity.js';
import { Passkey } from './passkey/passkey.entity.js';

const loadOwners = batchLoader(async ({ em }: ServiceContext, userIds: number[]) => {
  const wanted = { userId: { $in: userIds } };
  const apps = await em.find(CodeApp, { ...wanted, confirmedAt: { $ne: null } });
  const passkeys = await em.find(Passkey, wanted);
  return new Map([...apps, ...passkeys].map(({ userId }) => [userId, true]));
});

/** Null for callers who may not change the user: whom to attack first is no one else's business. */
export async function hasSecondFactor(ctx: ServiceContext, user: User): Promise<boolean | null> {
  if (!isAllowed(requireActor(ctx), userPolicy, 'update', user)) return null;
  return (await loadOwners(ctx, user.id)) ?? false;
}
