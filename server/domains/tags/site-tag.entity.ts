import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { FOREIGN_ID, IDENTITY } from '../../core/foreign-key.js';
import { Node } from '../../core/node.js';
import { VersionedRecord } from '../organisations/versioned-record.entity.js';
import { Customer } from '../organisations/customer.entity.js';

/** What a customer's site carries to report its visits. */
@ObjectType({ implements: Node, description: "What a customer's site carries to report its visits." })
@Entity({ tableName: 'site_tag' })
@Index({ name: 'site_tag_updated_at_index', properties: ['customerId', 'updatedAt'] })
@Unique({ name: 'site_tag_key_unique', properties: ['key', 'customerId'] })
@Unique({ name: 'site_tag_main_unique', properties: ['customerId'], where: '"main_site_tag"' })
@Index({ name: 'site_tag_customer_id_index', properties: ['customerId'] })
export class SiteTag extends VersionedRecord {
  [PrimaryKeyProp]?: ['id', 'customerId'];

  @Field(() => Int)
  @PrimaryKey({ ...IDENTITY })
  id!: number;

  @Field(() => Int)
  @ManyToOne(() => Customer, { ...FOREIGN_ID, primary: true, fieldName: 'customer_id' })
  customerId!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  tagDescription!: string;

  /** Unguessable public id, as in /t/s/{key}.js. */
  @Property({ type: 'text' })
  key!: string;

  /** At most one of a customer's tags. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  mainSiteTag!: boolean;
}
