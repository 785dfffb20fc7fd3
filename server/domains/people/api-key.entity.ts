import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { ENTITY_TYPES, type ApiKeyScope, type EntityType } from '../../access/actor.js';

/** What a partner's machine signs in with. It acts for its organisation, never as a person. Stored as its SHA-256. */
@ObjectType()
@Entity({ tableName: 'api_key' })
@Index({ name: 'api_key_organisation_index', properties: ['entityType', 'entityId'] })
export class ApiKey {
  @Field(() => Int)
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', unique: true, hidden: true })
  keyHash!: string;

  /** read, events:write. */
  @Field(() => [String])
  @Property({ type: 'array', columnType: 'text[]' })
  scopes!: ApiKeyScope[];

  @Enum({ items: () => [...ENTITY_TYPES] })
  entityType!: EntityType;

  /** Null for a key of SYSTEM only. */
  @Property({ type: 'integer', nullable: true })
  entityId: number | null = null;

  @Property({ type: 'integer' })
  createdByUserId!: number;

  @Field(() => GraphQLISODateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  revokedAt: Date | null = null;
}
