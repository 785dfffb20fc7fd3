import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { ArchivedUser } from './archived-user.type.js';
import { exportOwnData } from './export-own-data.js';
import { eraseUser, listArchivedUsers } from './user-erasure.service.js';

@Resolver()
export class UserErasureResolver {
  @Query(() => [ArchivedUser], {
    description:
      'The removed users of the caller’s organisation whose name and address are still stored, the latest 500 first; everybody’s for super admins. For admins.',
  })
  archivedUsers(@Ctx() ctx: ServiceContext): Promise<ArchivedUser[]> {
    return listArchivedUsers(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      'Erases name and addresses of a removed user for good from the records of its organisation, also from the audit, which keeps the number. For admins of the organisation and super admins. Always true.',
  })
  async eraseUser(
    @Ctx() ctx: ServiceContext,
    @RecordId('removed user') id: number,
    @Arg('everywhere', () => Boolean, {
      defaultValue: false,
      description:
        'Takes the addresses that the person has confirmed also from the readers, mailed tag sheets and audit of all other organisations; the histories that this changes say so. For super admins.',
    })
    everywhere: boolean,
  ): Promise<boolean> {
    await eraseUser(ctx, id, everywhere ? 'EVERYWHERE' : 'OWN_ORGANISATION');
    return true;
  }

  @Query(() => String, {
    description:
      'The stored data of the signed-in person, as JSON: profile, sign-ins, changes of address and actions.',
  })
  exportMyData(@Ctx() ctx: ServiceContext): Promise<string> {
    return exportOwnData(ctx);
  }
}
