import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { FOREIGN_ID, IDENTITY } from '../../core/foreign-key.js';
import { Node } from '../../core/node.js';
import { Country } from './country.entity.js';
import { VersionedRecord } from './versioned-record.entity.js';
import { Taxonomy } from './taxonomy.entity.js';

export const BILLING_ENTITY = { noCharge: 0, customer: 1, bookingEntity: 2 } as const;

/** An advertiser: every event belongs to exactly one. "Client" on screen. */
@ObjectType({
  implements: Node,
  description: 'An advertiser, "Client" on screens. Every impression, visit and campaign belongs to exactly one.',
})
@Entity({ tableName: 'customer' })
@Index({ name: 'customer_updated_at_index', properties: ['updatedAt'] })
export class Customer extends VersionedRecord {
  @Field(() => Int)
  @PrimaryKey({ ...IDENTITY })
  id!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  custName!: string;

  /** Preferred as label where there is one. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  displayName: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  domain: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  adminEmail: string | null = null;

  @Field(() => Int)
  @ManyToOne(() => Taxonomy, { ...FOREIGN_ID, fieldName: 'taxonomy_id' })
  taxonomyId!: number;

  /** Home country; its reporting zone is the customer's. */
  @Field(() => String)
  @ManyToOne(() => Country, { ...FOREIGN_ID, fieldName: 'country_code' })
  countryCode!: string;

  /** Where it operates; holds the home country always. */
  @Field(() => [String])
  @Property({ type: 'array', columnType: 'text[]' })
  countryList!: string[];

  /** One of BILLING_ENTITY. */
  @Field(() => Int)
  @Property({ type: 'smallint' })
  billingEntity!: number;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  archivedAt: Date | null = null;
}
