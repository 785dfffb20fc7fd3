import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { ENTITY_TYPES, type EntityType } from '../../access/actor.js';

/** Who made a record: sight follows the organisation that created it. */
@ObjectType()
@Entity({ abstract: true })
export abstract class CreatedRecord {
  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  /** Null when an API key or the demo load made it. */
  @Property({ type: 'integer', nullable: true })
  createdByUserId: number | null = null;

  @Enum({ items: () => [...ENTITY_TYPES] })
  createdByEntityType!: EntityType;

  /** Null for SYSTEM. */
  @Property({ type: 'integer', nullable: true })
  createdByEntityId: number | null = null;
}
