import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';

import { Field, Int, ObjectType } from 'type-graphql';
import { Identity } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { prefixIndex, searchIndex } from '#server/core/orm/search-index.js';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';
import { Node } from '#server/core/graphql/node.js';
import { externalIdIndex } from '#server/domains/organisations/records/external-id-index.js';
import { ArchivableRecord } from '#server/domains/organisations/records/archivable-record.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';

@ObjectType({
  implements: Node,
  description: "A customer's named stretch of time that holds bookings.",
})
@Entity({ tableName: 'campaign' })
@Index(searchIndex('campaign', 'campaign_name'))
@Index(prefixIndex('campaign', 'campaign_name'))
@Index(externalIdIndex('campaign'))
@Index({
  name: 'campaign_archived_index',
  expression:
    'create index "campaign_archived_index" on "campaign" ("customer_id", "id") where archived_at is not null',
})
@Index({ name: 'campaign_updated_at_index', properties: ['customerId', 'updatedAt'] })
@Index({ name: 'campaign_customer_id_index', properties: ['customerId'] })
@Index({
  name: 'campaign_name_index',
  expression:
    'create index "campaign_name_index" on "campaign" ("customer_id", lower("campaign_name" collate "und-x-icu"), "id")',
})
export class Campaign extends ArchivableRecord {
  [PrimaryKeyProp]?: ['id', 'customerId'];

  @Field(() => Int, { description: 'Its number, unique among campaigns.' })
  @Identity()
  id!: number;

  @Field(() => Int, { description: 'Id of the customer it belongs to; it never changes.' })
  @ManyToOne(() => Customer, { ...FOREIGN_ID, primary: true, fieldName: 'customer_id' })
  customerId!: number;

  @Field(() => String, { description: 'The name, 4 to 100 characters.' })
  @Property({ type: 'text' })
  campaignName!: string;

  @Field(() => LocalDateScalar, {
    description: 'First day, in the reporting zone of the customer.',
  })
  @Property({ type: 'date' })
  startDate!: string;

  @Field(() => LocalDateScalar, { description: 'Last day, included.' })
  @Property({ type: 'date' })
  endDate!: string;
}
