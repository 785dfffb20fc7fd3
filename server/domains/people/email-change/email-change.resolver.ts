import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import { Acknowledgement } from '#server/domains/people/user/acknowledgement.type.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { confirmEmailChange, withdrawEmailChange } from './email-change.service.js';
import { objectToEmailChange } from './email-objection.service.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { EmailChange, IS_PENDING } from './email-change.entity.js';

@Resolver(() => User)
export class EmailChangeResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address that takes the place of `email` once a link mailed to it is used, within 24 hours; null when none waits.',
  })
  pendingEmail(@Ctx() ctx: ServiceContext, @Root() user: User): Promise<string | null> {
    return pendingEmail(ctx, user);
  }

  @Mutation(() => User, {
    description:
      'Gives up an address that waits to be confirmed; its link ends. For admins of the organisation.',
  })
  withdrawEmailChange(@Ctx() ctx: ServiceContext, @RecordId('user') id: number): Promise<User> {
    return withdrawEmailChange(ctx, id);
  }

  @Mutation(() => Acknowledgement, {
    description:
      'Puts a new address in force by the link that was mailed to it, and ends all sign-ins of the user. Needs no sign-in.',
  })
  confirmEmailChange(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, { description: 'The token in the mailed link; valid once.' })
    token: string,
  ): Promise<Acknowledgement> {
    return confirmEmailChange(ctx, token);
  }

  @Mutation(() => Acknowledgement, {
    description:
      'Stops a change of address by the link that was mailed to the old one. Within 7 days of its taking effect it is undone, all sign-ins end and so does the password. Needs no sign-in.',
  })
  objectToEmailChange(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, { description: 'The token in the mailed link; valid once.' })
    token: string,
  ): Promise<Acknowledgement> {
    return objectToEmailChange(ctx, token);
  }
}

const loadPending = batchLoader(async (ctx: ServiceContext, userIds: number[]) => {
  const wanted = { user: { $in: userIds }, ...IS_PENDING, expiresAt: { $gt: ctx.now() } };
  const changes = await ctx.em.find(EmailChange, wanted, { refresh: true });
  return new Map(changes.map(({ user, newEmail }) => [user.id, newEmail]));
});

/** The address that waits for its confirmation; null without one. */
const pendingEmail = async (ctx: ServiceContext, { id }: User): Promise<string | null> =>
  (await loadPending(ctx, id)) ?? null;
