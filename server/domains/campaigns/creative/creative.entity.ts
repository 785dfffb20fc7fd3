import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { CustomerKey } from '#server/domains/organisations/customer/customer-key.js';
import { Identity } from '#server/core/orm/columns.js';
import { prefixIndex, searchIndex } from '#server/core/orm/search-index.js';
import { Node } from '#server/core/graphql/node.js';
import { externalIdIndex } from '#server/domains/organisations/base/external-id-index.js';
import { ArchivableRecord } from '#server/domains/organisations/base/archivable-record.entity.js';

@ObjectType({ implements: Node, description: 'One ad of a customer.' })
@Entity({ tableName: 'creative' })
@Index(searchIndex('creative', 'description'))
@Index(prefixIndex('creative', 'description'))
@Index(externalIdIndex('creative'))
@Index({
  name: 'creative_archived_index',
  expression:
    'create index "creative_archived_index" on "creative" ("customer_id", "id") where archived_at is not null',
})
@Index({ name: 'creative_updated_at_index', properties: ['customerId', 'updatedAt'] })
@Index({ name: 'creative_customer_id_index', properties: ['customerId'] })
@Index({
  name: 'creative_description_index',
  expression:
    'create index "creative_description_index" on "creative" ("customer_id", lower("description" collate "und-x-icu"), "id")',
})
export class Creative extends ArchivableRecord {
  [PrimaryKeyProp]?: ['id', 'customerId'];

  @Identity('Its number, unique among creatives.')
  id!: number;

  @CustomerKey()
  customerId!: number;

  @Text('Its name, up to 200 characters.')
  @Property({ type: 'text' })
  description!: string;

  @Integer('1 video, 2 image.')
  @Property({ type: 'smallint' })
  creativeType!: number;

  @Text('A length or a size, such as 30s or 300x250; up to 50 characters.')
  @Property({ type: 'text' })
  creativeFormat!: string;

  @Text.nullable('Where it can be looked at; null when not known.')
  @Property({ type: 'text', nullable: true })
  url: string | null = null;
}
