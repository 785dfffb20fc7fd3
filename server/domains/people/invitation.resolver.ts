import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { Acknowledgement } from './acknowledgement.type.js';
import { acceptInvitation, inviteUser, resendInvitation } from './invitation.service.js';
import { User } from './user.entity.js';
import { InvitationInput } from './user.input.js';

@Resolver()
export class InvitationResolver {
  @Mutation(() => User)
  inviteUser(@Ctx() ctx: ServiceContext, @Arg('input', () => InvitationInput) input: InvitationInput): Promise<User> {
    return inviteUser(ctx, input);
  }

  @Mutation(() => User)
  resendInvitation(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<User> {
    return resendInvitation(ctx, id);
  }

  @Mutation(() => Acknowledgement)
  acceptInvitation(@Ctx() ctx: ServiceContext, @Arg('token', () => String) token: string): Promise<Acknowledgement> {
    return acceptInvitation(ctx, token);
  }
}
