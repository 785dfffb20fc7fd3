import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Acknowledgement } from '#server/domains/people/user/acknowledgement.type.js';
import { changePassword } from './change-password.service.js';

@Resolver()
export class ChangePasswordResolver {
  @Mutation(() => Acknowledgement, {
    description:
      "Sets the caller's own password; their other sign-ins end. After five wrong ones in 15 minutes the answer is TOO_MANY_REQUESTS.",
  })
  changePassword(
    @Ctx() ctx: ServiceContext,
    @Arg('currentPassword', () => String, { description: 'The one in force.' })
    currentPassword: string,
    @Arg('newPassword', () => String, {
      description:
        'From 12 to 128 characters, and none that is tried first, such as a common one or the own name.',
    })
    newPassword: string,
  ): Promise<Acknowledgement> {
    return changePassword(ctx, currentPassword, newPassword);
  }
}
