import { ObjectType } from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleUsersSql } from '#server/access/visibility/user-visibility-sql.js';

@ObjectType({ description: 'The users visible to the caller.' })
export class UserSummary {
  @Integer('Count of the users.')
  total!: number;

  @Integer('Count of those who administrate an organisation, and super admins.')
  administrators!: number;

  @Integer('Count of those who administrate nothing.')
  standardUsers!: number;
}

/** The number of users the caller sees, and how many of them are admins. */
export async function summariseUsers(ctx: ServiceContext): Promise<UserSummary> {
  const visibility = visibleUsersSql(requireActor(ctx), 't');
  const [counted] = await ctx.em.execute<{ total: number; administrators: number }[]>(
    `select count(*)::int as total, (count(*) filter (where t.admin or t.entity_type = 'SYSTEM'))::int as administrators
    from app_user t where t.archived_at is null and ${visibility.sql}`,
    visibility.params,
  );
  const { total = 0, administrators = 0 } = counted ?? {};
  return { total, administrators, standardUsers: total - administrators };
}
