import { Field, InputType, Int } from 'type-graphql';
import { VersionedInput } from '../../core/version.js';
import { ChannelOwnerType, type ChannelOwner } from './channel.entity.js';

/** Creating: what is left out gets its default. Updating: what is left out stays. */
@InputType()
export class ChannelInput extends VersionedInput {
  @Field(() => String, { nullable: true })
  channelName?: string | null;

  @Field(() => String, { nullable: true })
  displayName?: string | null;

  @Field(() => ChannelOwnerType, { nullable: true })
  ownerType?: ChannelOwner | null;

  @Field(() => Int, { nullable: true })
  ownerId?: number | null;
}
