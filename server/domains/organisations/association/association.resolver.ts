import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { PageArgs, type Page } from '#server/core/graphql/page.js';
import { listAssociations } from './association-list.service.js';
import { endAssociation } from './association.service.js';
import { Association, AssociationConnection } from './association.type.js';

@Resolver(() => Association)
export class AssociationResolver {
  @Query(() => AssociationConnection, {
    description:
      'The organisations that the caller’s works with, oldest first; searched by the names of both sides. For admins; super admins see all.',
  })
  associations(
    @Ctx() ctx: ServiceContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<Association>> {
    return listAssociations(ctx, page);
  }

  @Mutation(() => Boolean, {
    description:
      'Ends an association: neither side sees anything through it from now on. For admins of either side and super admins. Always true.',
  })
  async endAssociation(
    @Ctx() ctx: ServiceContext,
    @RecordId('association') id: number,
  ): Promise<boolean> {
    await endAssociation(ctx, id);
    return true;
  }
}
