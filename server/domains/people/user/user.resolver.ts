import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { viewerCan, type RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { Role } from '#schema/roles.js';
import { RoleEnum } from '#server/access/roles/role.enum.js';
import { roleOf } from '#server/access/roles/role.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { entityName, ENTITY_TYPE_NUMBER } from './entity-name.js';
import {
  InvitationState,
  invitationStateOf,
} from '#server/domains/people/invitation/invitation-state.js';
import { User } from './user.entity.js';
import { UserInput } from './user.input.js';
import { userPolicy } from './user.policy.js';
import { archiveUser, createDirectUser, getUser, listUsers, updateUser } from './user.service.js';
import { UserSortEnum, type UserSort } from './user.sort.js';
import { summariseUsers, UserSummary } from './user-summary.js';

const UserConnection = Connection(User);

@Resolver(() => User)
export class UserResolver {
  @Query(() => UserConnection, {
    description: 'The users of the caller’s organisation; everybody for super admins.',
  })
  users(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => UserSortEnum, {
      defaultValue: 'NAME',
      description: 'The order of the list.',
    })
    sort: UserSort,
  ): Promise<Page<User>> {
    return listUsers(ctx, page, sort);
  }

  @Query(() => User, {
    nullable: true,
    description: 'A user visible to the caller; otherwise null, with NOT_FOUND.',
  })
  user(@Ctx() ctx: ServiceContext, @RecordId('user') id: number): Promise<User> {
    return getUser(ctx, id);
  }

  @Query(() => UserSummary, { description: 'Counts of the visible users.' })
  userSummary(@Ctx() ctx: ServiceContext): Promise<UserSummary> {
    return summariseUsers(ctx);
  }

  @Mutation(() => User, {
    description: 'Makes a user who can sign in at once with the given password. For super admins.',
  })
  createDirectUser(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => UserInput, { description: 'The user, with the password.' })
    input: UserInput,
  ): Promise<User> {
    return createDirectUser(ctx, input);
  }

  @Mutation(() => User, {
    description:
      'Changes what the input names of a user; a change of role, organisation or password ends their sign-ins. For admins of the organisation, but password and organisation are for super admins to change.',
  })
  updateUser(
    @Ctx() ctx: ServiceContext,
    @RecordId('user') id: number,
    @Arg('input', () => UserInput, { description: 'The fields to change.' }) input: UserInput,
  ): Promise<User> {
    return updateUser(ctx, id, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Removes a user and ends their sign-ins; the history stays. For admins of the organisation and super admins, but not of oneself. Always true.',
  })
  async archiveUser(@Ctx() ctx: ServiceContext, @RecordId('user') id: number): Promise<boolean> {
    await archiveUser(ctx, id);
    return true;
  }

  @FieldResolver(() => RoleEnum, {
    description:
      'ROLE_ADMIN for a super admin; otherwise kind and level, such as ROLE_AGENCY_USER.',
  })
  role(@Root() { entityType, admin }: User): Role {
    return roleOf(entityType, admin);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The kind of their organisation as a number: 1 customer, 2 agency, 3 broadcaster, 4 ad-tech; null for SYSTEM.',
  })
  entityTypeNumber(@Root() { entityType }: User): number | null {
    return ENTITY_TYPE_NUMBER[entityType];
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of their organisation; null for SYSTEM.',
  })
  entityName(
    @Ctx() ctx: ServiceContext,
    @Root() { entityType, entityId }: User,
  ): Promise<string | null> {
    return entityName(ctx, entityType, entityId);
  }

  @FieldResolver(() => InvitationState, { description: 'How far an invited person has come.' })
  invitationState(@Ctx() { now }: ServiceContext, @Root() user: User): InvitationState {
    return invitationStateOf(user, now());
  }

  @FieldResolver(() => [RecordActionEnum], {
    description:
      'The actions that the caller may perform on it: verbs such as `update`. Empty when it may only be read.',
  })
  viewerCan(@Ctx() ctx: ServiceContext, @Root() user: User): RecordAction[] {
    return viewerCan(requireActor(ctx), userPolicy, user);
  }
}
