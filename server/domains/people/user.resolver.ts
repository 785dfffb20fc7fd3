import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import { viewerCan } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { roleOf } from '../../access/role.js';
import { Connection, RecordPageArgs, type Page } from '../../core/page.js';
import { entityName, ENTITY_TYPE_NUMBER } from './entity-name.js';
import { InvitationState, invitationStateOf } from './invitation-state.js';
import { User } from './user.entity.js';
import { UserInput } from './user.input.js';
import { userPolicy } from './user.policy.js';
import { archiveUser, createDirectUser, getUser, listUsers, updateUser } from './user.service.js';
import { UserSortEnum, type UserSort } from './user.sort.js';
import { summariseUsers, UserSummary } from './user-summary.js';

const UserConnection = Connection(User);

@Resolver(() => User)
export class UserResolver {
  @Query(() => UserConnection)
  users(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => UserSortEnum, { defaultValue: 'NAME' }) sort: UserSort,
  ): Promise<Page<User>> {
    return listUsers(ctx, page, sort);
  }

  @Query(() => User)
  user(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<User> {
    return getUser(ctx, id);
  }

  @Query(() => UserSummary)
  userSummary(@Ctx() ctx: ServiceContext): Promise<UserSummary> {
    return summariseUsers(ctx);
  }

  @Mutation(() => User)
  createDirectUser(@Ctx() ctx: ServiceContext, @Arg('input', () => UserInput) input: UserInput): Promise<User> {
    return createDirectUser(ctx, input);
  }

  @Mutation(() => User)
  updateUser(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => UserInput) input: UserInput,
  ): Promise<User> {
    return updateUser(ctx, id, input);
  }

  @Mutation(() => Boolean)
  async archiveUser(@Ctx() ctx: ServiceContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await archiveUser(ctx, id);
    return true;
  }

  @FieldResolver(() => String)
  role(@Root() { entityType, admin }: User): string {
    return roleOf(entityType, admin);
  }

  /** 1 client, 2 agency, 3 broadcaster, 4 ad-tech; null for SYSTEM. */
  @FieldResolver(() => Int, { nullable: true })
  entityTypeNumber(@Root() { entityType }: User): number | null {
    return ENTITY_TYPE_NUMBER[entityType];
  }

  @FieldResolver(() => String, { nullable: true })
  entityName(@Ctx() ctx: ServiceContext, @Root() { entityType, entityId }: User): Promise<string | null> {
    return entityName(ctx, entityType, entityId);
  }

  @FieldResolver(() => InvitationState)
  invitationState(@Ctx() { now }: ServiceContext, @Root() user: User): InvitationState {
    return invitationStateOf(user, now());
  }

  @FieldResolver(() => [String])
  viewerCan(@Ctx() ctx: ServiceContext, @Root() user: User): string[] {
    return viewerCan(requireActor(ctx), userPolicy, user);
  }
}
