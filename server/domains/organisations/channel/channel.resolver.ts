import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { viewerCan, type RecordAction } from '#server/access/roles/policy.js';
import { RecordActionEnum } from '#server/access/roles/record-action.enum.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { Channel } from './channel.entity.js';
import { ChannelInput } from './channel.input.js';
import { channelPolicy } from './channel.policy.js';
import { createChannel, getChannel, listChannels, updateChannel } from './channel.service.js';
import {
  adtechName,
  broadcasterName,
} from '#server/domains/organisations/records/organisation-names.js';
import {
  ChannelSortEnum,
  type ChannelSort,
} from '#server/domains/organisations/records/organisation.sort.js';

const ChannelConnection = Connection(Channel);

@Resolver(() => Channel)
export class ChannelResolver {
  @Query(() => ChannelConnection, { description: 'The channels that the caller may book.' })
  channels(
    @Ctx() ctx: ServiceContext,
    @Args(() => RecordPageArgs) page: RecordPageArgs,
    @Arg('sort', () => ChannelSortEnum, {
      defaultValue: 'LABEL',
      description: 'The order of the list.',
    })
    sort: ChannelSort,
  ): Promise<Page<Channel>> {
    return listChannels(ctx, page, sort);
  }

  @Query(() => Channel, {
    nullable: true,
    description: 'A channel that the caller may book; otherwise null, with NOT_FOUND.',
  })
  channel(@Ctx() ctx: ServiceContext, @RecordId('channel') id: number): Promise<Channel> {
    return getChannel(ctx, id);
  }

  @Mutation(() => Channel, { description: 'Makes a channel. For super admins.' })
  createChannel(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => ChannelInput, { description: 'The fields of the new record.' })
    input: ChannelInput,
  ): Promise<Channel> {
    return createChannel(ctx, input);
  }

  @Mutation(() => Channel, {
    description: 'Changes what the input names of a channel. For super admins.',
  })
  updateChannel(
    @Ctx() ctx: ServiceContext,
    @RecordId('channel') id: number,
    @Arg('input', () => ChannelInput, { description: 'The fields to change.' }) input: ChannelInput,
  ): Promise<Channel> {
    return updateChannel(ctx, id, input);
  }

  @FieldResolver(() => String, {
    description: 'The name of the owner, also for those who do not see the owner itself.',
  })
  ownerName(@Ctx() ctx: ServiceContext, @Root() { ownerType, ownerId }: Channel): Promise<string> {
    return ownerType === 'ADTECH' ? adtechName(ctx, ownerId) : broadcasterName(ctx, ownerId);
  }

  @FieldResolver(() => [RecordActionEnum], {
    description:
      'The actions that the caller may perform on it: verbs such as `update`. Empty when it may only be read.',
  })
  viewerCan(@Ctx() ctx: ServiceContext, @Root() channel: Channel): RecordAction[] {
    return viewerCan(requireActor(ctx), channelPolicy, channel);
  }
}
