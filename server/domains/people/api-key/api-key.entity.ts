import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { ENTITY_TYPES, type ApiKeyScope, type EntityType } from '#server/access/identity/actor.js';
import { EntityTypeEnum } from '#server/access/identity/entity-type.enum.js';
import { Node } from '#server/core/graphql/node.js';

@ObjectType({
  implements: Node,
  description:
    "The credential of a partner's machine. It acts for its organisation as a plain user would, never as a person. Its text is kept as a hash only.",
})
@Entity({ tableName: 'api_key' })
@Index({ name: 'api_key_organisation_index', properties: ['entityType', 'entityId'] })
export class ApiKey {
  @Integer('Its number, unique among API keys.')
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id!: number;

  @Text('How people recognise it.')
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', unique: true, hidden: true })
  keyHash!: string;

  @Field(() => [String], {
    description:
      'Its scopes: `read` over GraphQL and REST, `people:read` for the users of the organisation, `events:write` for events from a server, `campaigns:write` for campaigns, bookings, creatives and tags, `webhooks` for webhook endpoints and their deliveries.',
  })
  @Property({ type: 'array', columnType: 'text[]' })
  scopes!: ApiKeyScope[];

  @Field(() => EntityTypeEnum, { description: 'The kind of the organisation it acts for.' })
  @Enum({ items: () => [...ENTITY_TYPES] })
  entityType!: EntityType;

  /** Null for a key of SYSTEM only. */
  @Property({ type: 'integer', nullable: true })
  entityId: number | null = null;

  @Property({ type: 'integer' })
  createdByUserId!: number;

  @Timestamp('When it was made.')
  createdAt!: Date;

  @NullableTimestamp()
  revokedAt: Date | null = null;

  @NullableTimestamp('From when on it is refused; null when it does not end.')
  expiresAt: Date | null = null;

  @NullableTimestamp('When it was last used, to the minute; null when it never was.')
  lastUsedAt: Date | null = null;

  @Integer.nullable('The key that takes its place until it expires; null when it was not rotated.')
  @Property({ type: 'integer', nullable: true })
  replacedById: number | null = null;

  /** The sandbox whose organisation it acts for. */
  @Property({ type: 'integer', nullable: true })
  sandboxId: number | null = null;
}
