import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { SandboxId } from '#server/domains/organisations/base/columns.js';
import { Identity } from '#server/core/orm/columns.js';
import { Node } from '#server/core/graphql/node.js';
import { VersionedRecord } from '#server/domains/organisations/base/versioned-record.entity.js';

/** Wire name → the owner's entity type, as stored. */
export const ChannelOwnerType = { broadcaster: 'BROADCASTER', adtech: 'ADTECH' } as const;
export type ChannelOwner = (typeof ChannelOwnerType)[keyof typeof ChannelOwnerType];
registerEnumType(ChannelOwnerType, {
  name: 'ChannelOwnerType',
  description: 'The kinds of organisation that own channels.',
  valuesConfig: {
    broadcaster: { description: 'A broadcaster.' },
    adtech: { description: 'An ad-tech.' },
  },
});

@ObjectType({
  implements: Node,
  description: 'Where ads run; owned by a broadcaster or an ad-tech.',
})
@Entity({ tableName: 'channel' })
@Index({ name: 'channel_owner_index', properties: ['ownerType', 'ownerId'] })
export class Channel extends VersionedRecord {
  @Identity('Its number, unique among channels.')
  id!: number;

  @Text('The name.')
  @Property({ type: 'text' })
  channelName!: string;

  @Text.nullable('Preferred as label; null when the name is the label.')
  @Property({ type: 'text', nullable: true })
  displayName: string | null = null;

  @Field(() => ChannelOwnerType, { description: 'Whether a broadcaster or an ad-tech owns it.' })
  @Enum({ items: () => Object.values(ChannelOwnerType) })
  ownerType!: ChannelOwner;

  @Integer('Id of the broadcaster or ad-tech, by `ownerType`.')
  @Property({ type: 'integer' })
  ownerId!: number;

  @SandboxId()
  sandboxId: Opt<number> | null = null;
}
