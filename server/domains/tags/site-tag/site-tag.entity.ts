import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Flag, Text } from '#server/core/graphql/described-fields.js';
import { CustomerKey } from '#server/domains/organisations/customer/customer-key.js';
import { Identity } from '#server/core/orm/columns.js';
import { prefixIndex, searchIndex } from '#server/core/orm/search-index.js';
import { Node } from '#server/core/graphql/node.js';
import { externalIdIndex } from '#server/domains/organisations/base/external-id-index.js';
import { ArchivableRecord } from '#server/domains/organisations/base/archivable-record.entity.js';

@ObjectType({
  implements: Node,
  description: "The snippet of a customer's site that reports its visits.",
})
@Entity({ tableName: 'site_tag' })
@Index(searchIndex('site_tag', 'tag_description'))
@Index(prefixIndex('site_tag', 'tag_description'))
@Index(externalIdIndex('site_tag'))
@Index({
  name: 'site_tag_archived_index',
  expression:
    'create index "site_tag_archived_index" on "site_tag" ("customer_id", "id") where archived_at is not null',
})
@Index({ name: 'site_tag_updated_at_index', properties: ['customerId', 'updatedAt'] })
@Unique({ name: 'site_tag_key_unique', properties: ['key', 'customerId'] })
@Unique({ name: 'site_tag_main_unique', properties: ['customerId'], where: '"main_site_tag"' })
@Index({ name: 'site_tag_customer_id_index', properties: ['customerId'] })
export class SiteTag extends ArchivableRecord {
  [PrimaryKeyProp]?: ['id', 'customerId'];

  @Identity('Its number, unique among site tags.')
  id!: number;

  @CustomerKey()
  customerId!: number;

  @Text('The name of the site.')
  @Property({ type: 'text' })
  tagDescription!: string;

  /** Unguessable public id, as in /t/s/{key}.js. */
  @Property({ type: 'text' })
  key!: string;

  @Flag(
    "Whether it is the customer's main one: pings on the overview are counted on it. At most one is.",
  )
  @Property({ type: 'boolean' })
  mainSiteTag!: boolean;
}
