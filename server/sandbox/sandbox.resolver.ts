import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { entityName } from '#server/domains/people/user/entity-name.js';
import { Sandbox } from './sandbox.entity.js';
import { createSandbox, findSandbox, removeSandbox, resetSandbox } from './sandbox.service.js';
import { CreatedSandbox } from './sandbox.type.js';

@Resolver(() => Sandbox)
export class SandboxResolver {
  @Query(() => Sandbox, {
    nullable: true,
    description: 'The sandbox of the caller’s organisation, for its admins; null without one.',
  })
  sandbox(@Ctx() ctx: ServiceContext): Promise<Sandbox | null> {
    return findSandbox(ctx);
  }

  @Mutation(() => CreatedSandbox, {
    description:
      'Creates the sandbox of the caller’s organisation: synthetic clients, campaigns, bookings and tags, and a first key of its own. The traffic of the last 90 days follows in the background. An organisation has at most one; a repeat answers it, without a key.',
  })
  createSandbox(@Ctx() ctx: ServiceContext): Promise<CreatedSandbox> {
    return createSandbox(ctx);
  }

  @Mutation(() => Sandbox, {
    description:
      'Replaces everything in the sandbox by new records and traffic; its keys stay. Ids and tags are new.',
  })
  resetSandbox(@Ctx() ctx: ServiceContext): Promise<Sandbox> {
    return resetSandbox(ctx);
  }

  @Mutation(() => Boolean, {
    description: 'Removes the sandbox with everything in it, and ends its keys. Always true.',
  })
  async removeSandbox(@Ctx() ctx: ServiceContext): Promise<boolean> {
    await removeSandbox(ctx);
    return true;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The name of the organisation that its keys act for; it begins with “Sandbox of”. Null when that is gone.',
  })
  name(
    @Ctx() ctx: ServiceContext,
    @Root() { entityType, organisationId }: Sandbox,
  ): Promise<string | null> {
    return entityName(ctx, entityType, organisationId);
  }
}
