import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Acknowledgement } from '#server/domains/people/user/acknowledgement.type.js';
import { acceptInvitation, inviteUser, resendInvitation } from './invitation.service.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { InvitationInput } from '#server/domains/people/user/user.input.js';

@Resolver()
export class InvitationResolver {
  @Mutation(() => User, {
    description: 'Makes a user and mails the invitation, which is good for seven days. For admins.',
  })
  inviteUser(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => InvitationInput, { description: 'Who is invited.' }) input: InvitationInput,
  ): Promise<User> {
    return inviteUser(ctx, input);
  }

  @Mutation(() => User, {
    description:
      'Mails a new invitation to a user who has not accepted one; earlier links end. For admins.',
  })
  resendInvitation(@Ctx() ctx: ServiceContext, @RecordId('user') id: number): Promise<User> {
    return resendInvitation(ctx, id);
  }

  @Mutation(() => Acknowledgement, {
    description: 'Accepts an invitation and mails a link to set a password. Needs no sign-in.',
  })
  acceptInvitation(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, { description: 'The token in the mailed link.' }) token: string,
  ): Promise<Acknowledgement> {
    return acceptInvitation(ctx, token);
  }
}
