import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { IDENTITY } from '../../core/foreign-key.js';
import { Node } from '../../core/node.js';
import { VersionedRecord } from './versioned-record.entity.js';

/** Wire name → the owner's entity type, as stored. */
export const ChannelOwnerType = { broadcaster: 'BROADCASTER', adtech: 'ADTECH' } as const;
export type ChannelOwner = (typeof ChannelOwnerType)[keyof typeof ChannelOwnerType];
registerEnumType(ChannelOwnerType, { name: 'ChannelOwnerType' });

@ObjectType({ implements: Node, description: 'Where ads run; owned by a broadcaster or an ad-tech.' })
@Entity({ tableName: 'channel' })
@Index({ name: 'channel_owner_index', properties: ['ownerType', 'ownerId'] })
export class Channel extends VersionedRecord {
  @Field(() => Int)
  @PrimaryKey({ ...IDENTITY })
  id!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  channelName!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  displayName: string | null = null;

  @Field(() => ChannelOwnerType)
  @Enum({ items: () => Object.values(ChannelOwnerType) })
  ownerType!: ChannelOwner;

  /** A broadcaster or an ad-tech, by `ownerType`. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  ownerId!: number;
}
