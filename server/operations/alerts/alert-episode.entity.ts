import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { Node } from '#server/core/graphql/node.js';
import { TAG_KINDS, TagKindEnum, type TagKind } from '#server/analytics/tag-kind.js';
import { ALERT_KINDS, AlertKindEnum, type AlertKind } from './alert-kind.js';

@ObjectType({
  implements: Node,
  description: 'Something that is wrong, from when it was found until it was well again.',
})
@Entity({ tableName: 'alert_episode' })
@Index({
  name: 'alert_episode_open_unique',
  expression: `create unique index "alert_episode_open_unique" on "alert_episode"
    ("kind", coalesce("customer_id", 0), coalesce("tag_kind", ''), coalesce("tag_id", 0)) where "closed_at" is null`,
})
export class AlertEpisode {
  @Identity('The number of the episode.')
  id!: number;

  @Field(() => AlertKindEnum, { description: 'The problem.' })
  @Enum({ items: () => [...ALERT_KINDS] })
  kind!: AlertKind;

  @Integer.nullable('The client whose tag it is about; null for the platform as a whole.')
  @Property({ type: 'integer', nullable: true })
  customerId: number | null = null;

  @Field(() => TagKindEnum, {
    nullable: true,
    description: 'The kind of the tag; null where it is about no tag.',
  })
  @Enum({ items: () => [...TAG_KINDS], nullable: true })
  tagKind: TagKind | null = null;

  @Integer.nullable('The tag, among those of its kind; null where it is about none.')
  @Property({ type: 'integer', nullable: true })
  tagId: number | null = null;

  @Timestamp('When it was found.')
  openedAt!: Date;

  @NullableTimestamp('When it was well again; null while it lasts.')
  closedAt: Date | null = null;

  @Text('One sentence with the figures as they were when it was found.')
  @Property({ type: 'text' })
  message!: string;
}
