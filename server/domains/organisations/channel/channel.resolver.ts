import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, RecordPageArgs, type Page } from '#server/core/graphql/page.js';
import { Channel } from './channel.entity.js';
import { ChannelInput } from './channel.input.js';
import { listChannels, channelRecord } from './channel.service.js';
import {
  adtechName,
  broadcasterName,
} from '#server/domains/organisations/base/organisation-names.js';
import {
  ChannelSortEnum,
  type ChannelSort,
} from '#server/domains/organisations/base/organisation.sort.js';
import { RecordResolver } from '#server/domains/record-resolver.js';

const ChannelConnection = Connection(Channel);

@Resolver(() => Channel)
export class ChannelResolver extends RecordResolver(Channel, ChannelInput, channelRecord, {
  id: 'channel',
  get: 'A channel that the caller may book; otherwise null, with NOT_FOUND.',
  create: 'Makes a channel. For super admins.',
  update: 'Changes what the input names of a channel. For super admins.',
}) {
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

  @FieldResolver(() => String, {
    description: 'The name of the owner, also for those who do not see the owner itself.',
  })
  ownerName(@Ctx() ctx: ServiceContext, @Root() { ownerType, ownerId }: Channel): Promise<string> {
    return ownerType === 'ADTECH' ? adtechName(ctx, ownerId) : broadcasterName(ctx, ownerId);
  }
}
