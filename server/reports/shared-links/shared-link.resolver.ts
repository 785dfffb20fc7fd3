import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { OF_CLIENT } from '#server/reports/view/of-client.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { openSharedLink } from './open-shared-link.js';
import { SharedLink } from './shared-link.entity.js';
import { SharedLinkInput } from './shared-link.input.js';
import {
  createSharedLink,
  listColleaguesLinks,
  listSharedLinks,
  revokeSharedLink,
} from './shared-link.service.js';
import { NewSharedLink } from './shared-link.type.js';
import { SharedLinkAnswer } from './shared-view.type.js';

@Resolver(() => SharedLink)
export class SharedLinkResolver {
  @Query(() => [SharedLink], {
    description:
      "The caller's own public links of visible clients that are not revoked, newest first; none for an API key.",
  })
  sharedLinks(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, OF_CLIENT) customerId?: number | null,
  ): Promise<SharedLink[]> {
    return listSharedLinks(ctx, customerId ?? null);
  }

  @Query(() => [SharedLink], {
    description:
      "Public links of the caller's colleagues that are not revoked, newest first, for admins; none for others.",
  })
  colleaguesSharedLinks(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, OF_CLIENT) customerId?: number | null,
  ): Promise<SharedLink[]> {
    return listColleaguesLinks(ctx, customerId ?? null);
  }

  @FieldResolver(() => String, { description: 'The name of its creator.' })
  async creatorName(
    @Ctx() { em }: ServiceContext,
    @Root() { userId }: SharedLink,
  ): Promise<string> {
    return (await em.findOneOrFail(User, { id: userId })).name;
  }

  @Mutation(() => NewSharedLink, {
    description: 'Creates a public link to a view, which opens without an account.',
  })
  createSharedLink(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => SharedLinkInput, { description: 'The view, and who may open it.' })
    input: SharedLinkInput,
  ): Promise<NewSharedLink> {
    return createSharedLink(ctx, input);
  }

  @Mutation(() => Boolean, {
    description: 'Ends a public link at once: an own one, and for admins that of a colleague.',
  })
  async revokeSharedLink(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, { description: 'The number of the link.' }) id: number,
  ): Promise<boolean> {
    await revokeSharedLink(ctx, id);
    return true;
  }

  @Mutation(() => SharedLinkAnswer, {
    description:
      'Opens a public link; needs no sign-in. A wrong, expired or revoked link is NOT_FOUND, and so is one whose creator may no longer see the client.',
  })
  openSharedLink(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, { description: 'What follows `#` in the link.' }) token: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Left out for a link without one, and to learn whether it has one.',
    })
    password?: string | null,
  ): Promise<SharedLinkAnswer> {
    return openSharedLink(ctx, token, password ?? null);
  }
}
