import type { EntityManager } from '@mikro-orm/postgresql';
import { inOneCase, lockAddress } from '#server/domains/people/user/email-address.js';
import type { User } from '#server/domains/people/user/user.entity.js';

/** An objection says that the new address is somebody else's. */
const CONFIRMED = `select unnest(array[old_email, new_email]) as email from email_change
  where user_id = ? and confirmed_at is not null and end_reason is distinct from 'OBJECTED'`;

/**
 * The addresses that the user has proved and nobody else holds now, in the case of `inOneCase`.
 * None for a user who was only invited, because anybody may invite any address. Nobody can take the
 * addresses until the end of the transaction.
 */
export async function lockProvedAddresses(
  em: EntityManager,
  { id, email, activatedAt }: User,
  now: Date,
): Promise<string[]> {
  if (activatedAt === null) return [];

  const confirmed = await em.execute<{ email: string }[]>(CONFIRMED, [id]);
  const proved = new Set([email, ...confirmed.map((row) => row.email)].map(inOneCase));
  const free: string[] = [];
  for (const address of [...proved].sort())
    if ((await lockAddress(em, address, now, id)) === null) free.push(address);

  return free;
}
