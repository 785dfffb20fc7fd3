import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';

import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { FirstDay, LastDay } from '#server/domains/campaigns/content/dates.js';
import { CustomerKey } from '#server/domains/organisations/customer/customer-key.js';
import { Identity } from '#server/core/orm/columns.js';
import { prefixIndex, searchIndex } from '#server/core/orm/search-index.js';
import { Node } from '#server/core/graphql/node.js';
import { externalIdIndex } from '#server/domains/organisations/base/external-id-index.js';
import { ArchivableRecord } from '#server/domains/organisations/base/archivable-record.entity.js';

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

  @Identity('Its number, unique among campaigns.')
  id!: number;

  @CustomerKey()
  customerId!: number;

  @Text('The name, 4 to 100 characters.')
  @Property({ type: 'text' })
  campaignName!: string;

  @FirstDay()
  startDate!: string;

  @LastDay()
  endDate!: string;
}
