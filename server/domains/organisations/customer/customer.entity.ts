import type { Opt } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Identity, NullableTimestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { searchIndex } from '#server/core/orm/search-index.js';
import { clientText } from './client-text.js';
import { Node } from '#server/core/graphql/node.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { VersionedRecord } from '#server/domains/organisations/records/versioned-record.entity.js';
import { Taxonomy } from '#server/domains/organisations/reference/taxonomy.entity.js';

export const BILLING_ENTITY = { noCharge: 0, customer: 1, bookingEntity: 2 } as const;

@ObjectType({
  implements: Node,
  description:
    'An advertiser, "Client" on screens. Every impression, visit and campaign belongs to exactly one.',
})
@Entity({ tableName: 'customer' })
@Index(searchIndex('customer', clientText()))
@Index({ name: 'customer_updated_at_index', properties: ['updatedAt'] })
export class Customer extends VersionedRecord {
  @Field(() => Int, { description: 'Its number, unique among customers.' })
  @Identity()
  id!: number;

  @Field(() => String, { description: 'The name.' })
  @Property({ type: 'text' })
  custName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Preferred as label; null when the name is the label.',
  })
  @Property({ type: 'text', nullable: true })
  displayName: string | null = null;

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

  @Field(() => Int, { description: 'Id of the category: what it sells. 0 is the default.' })
  @ManyToOne(() => Taxonomy, { ...FOREIGN_ID, fieldName: 'taxonomy_id' })
  taxonomyId!: number;

  @Field(() => String, {
    description:
      "Code of the home country, by ISO 3166-1. Its zone is the customer's reporting zone.",
  })
  @ManyToOne(() => Country, { ...FOREIGN_ID, fieldName: 'country_code' })
  countryCode!: string;

  @Field(() => [String], {
    description: 'Codes of the countries where it operates, the home country among them.',
  })
  @Property({ type: 'array', columnType: 'text[]' })
  countryList!: string[];

  @Field(() => Int, {
    description: 'Who is charged: 0 nobody, 1 the customer, 2 the organisation that books.',
  })
  @Property({ type: 'smallint' })
  billingEntity!: number;

  @NullableTimestamp()
  archivedAt: Date | null = null;

  /** The sandbox that it belongs to; below 0 once a reset or a removal left it behind. */
  @Property({ type: 'integer', nullable: true })
  sandboxId: Opt<number> | null = null;
}
