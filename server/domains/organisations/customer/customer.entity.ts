import type { Opt } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { searchIndex } from '#server/core/orm/search-index.js';
import { clientText } from './client-text.js';
import { Node } from '#server/core/graphql/node.js';
import {
  AdminEmail,
  Countries,
  SandboxId,
  WebsiteDomain,
} from '#server/domains/organisations/base/columns.js';
import { HomeCountry } from '#server/domains/organisations/reference/home-country.js';
import { VersionedRecord } from '#server/domains/organisations/base/versioned-record.entity.js';
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
  @Identity('Its number, unique among customers.')
  id!: number;

  @Text('The name.')
  @Property({ type: 'text' })
  custName!: string;

  @Text.nullable('Preferred as label; null when the name is the label.')
  @Property({ type: 'text', nullable: true })
  displayName: string | null = null;

  @WebsiteDomain()
  domain: string | null = null;

  @AdminEmail()
  adminEmail: string | null = null;

  @Integer('Id of the category: what it sells. 0 is the default.')
  @ManyToOne(() => Taxonomy, { ...FOREIGN_ID, fieldName: 'taxonomy_id' })
  taxonomyId!: number;

  @HomeCountry(
    "Code of the home country, by ISO 3166-1. Its zone is the customer's reporting zone.",
  )
  countryCode!: string;

  @Countries()
  countryList!: string[];

  @Integer('Who is charged: 0 nobody, 1 the customer, 2 the organisation that books.')
  @Property({ type: 'smallint' })
  billingEntity!: number;

  @NullableTimestamp()
  archivedAt: Date | null = null;

  @SandboxId()
  sandboxId: Opt<number> | null = null;
}
