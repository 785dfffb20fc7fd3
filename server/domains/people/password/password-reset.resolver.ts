import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Acknowledgement } from '#server/domains/people/user/acknowledgement.type.js';
import { requestPasswordReset, resetPassword, verifyResetToken } from './password-reset.service.js';

@Resolver()
export class PasswordResetResolver {
  @Mutation(() => Acknowledgement, {
    description:
      'Mails a link to set a new password, good for an hour. The answer is the same whether or not a user has that address. Needs no sign-in.',
  })
  requestPasswordReset(
    @Ctx() ctx: ServiceContext,
    @Arg('email', () => String, { description: 'The address they sign in with.' }) email: string,
  ): Promise<Acknowledgement> {
    return requestPasswordReset(ctx, email);
  }

  @Query(() => Acknowledgement, {
    description:
      'Whether a link to set a new password is still good; INVALID otherwise. Needs no sign-in.',
  })
  verifyResetToken(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, { description: 'The token in the mailed link.' }) token: string,
  ): Promise<Acknowledgement> {
    return verifyResetToken(ctx, token);
  }

  @Mutation(() => Acknowledgement, {
    description: 'Sets a new password and ends all sign-ins of the user. Needs no sign-in.',
  })
  resetPassword(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, { description: 'The token in the mailed link; valid once.' })
    token: string,
    @Arg('newPassword', () => String, {
      description:
        'From 12 to 128 characters, and none that is tried first, such as a common one or the own name.',
    })
    newPassword: string,
  ): Promise<Acknowledgement> {
    return resetPassword(ctx, token, newPassword);
  }
}
