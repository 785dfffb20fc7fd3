import type { Opt } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Identity, NullableTimestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Node } from '#server/core/graphql/node.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { VersionedRecord } from '#server/domains/organisations/records/versioned-record.entity.js';

@ObjectType({
  implements: Node,
  description: 'An organisation that plans and books for customers.',
})
@Entity({ tableName: 'agency' })
@Index({ name: 'agency_updated_at_index', properties: ['updatedAt'] })
export class Agency extends VersionedRecord {
  @Field(() => Int, { description: 'Its number, unique among agencies.' })
  @Identity()
  id!: number;

  @Field(() => String, { description: 'The name.' })
  @Property({ type: 'text' })
  agencyName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Domain of its website, in lower case and without a scheme; null when not known.',
  })
  @Property({ type: 'text', nullable: true })
  domain: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the person who administers it; null when not known.',
  })
  @Property({ type: 'text', nullable: true })
  adminEmail: string | null = null;

  @Field(() => String, { description: 'Code of the home country of the agency, by ISO 3166-1.' })
  @ManyToOne(() => Country, { ...FOREIGN_ID, fieldName: 'country_code' })
  countryCode!: string;

  @NullableTimestamp()
  archivedAt: Date | null = null;

  /** The sandbox that it belongs to; below 0 once a reset or a removal left it behind. */
  @Property({ type: 'integer', nullable: true })
  sandboxId: Opt<number> | null = null;
}
