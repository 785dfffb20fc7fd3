import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { Acknowledgement } from './acknowledgement.type.js';
import { requestPasswordReset, resetPassword, verifyResetToken } from './password-reset.service.js';

@Resolver()
export class PasswordResetResolver {
  @Mutation(() => Acknowledgement)
  requestPasswordReset(
    @Ctx() ctx: ServiceContext,
    @Arg('email', () => String) email: string,
  ): Promise<Acknowledgement> {
    return requestPasswordReset(ctx, email);
  }

  @Query(() => Acknowledgement)
  verifyResetToken(@Ctx() ctx: ServiceContext, @Arg('token', () => String) token: string): Promise<Acknowledgement> {
    return verifyResetToken(ctx, token);
  }

  @Mutation(() => Acknowledgement)
  resetPassword(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String) token: string,
    @Arg('newPassword', () => String) newPassword: string,
  ): Promise<Acknowledgement> {
    return resetPassword(ctx, token, newPassword);
  }
}
