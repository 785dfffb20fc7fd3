import type { Opt } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp } from '#server/core/orm/columns.js';
import { Node } from '#server/core/graphql/node.js';
import {
  AdminEmail,
  SandboxId,
  WebsiteDomain,
} from '#server/domains/organisations/base/columns.js';
import { HomeCountry } from '#server/domains/organisations/reference/home-country.js';
import { VersionedRecord } from '#server/domains/organisations/base/versioned-record.entity.js';

@ObjectType({
  implements: Node,
  description: 'An organisation that plans and books for customers.',
})
@Entity({ tableName: 'agency' })
@Index({ name: 'agency_updated_at_index', properties: ['updatedAt'] })
export class Agency extends VersionedRecord {
  @Identity('Its number, unique among agencies.')
  id!: number;

  @Text('The name.')
  @Property({ type: 'text' })
  agencyName!: string;

  @WebsiteDomain()
  domain: string | null = null;

  @AdminEmail()
  adminEmail: string | null = null;

  @HomeCountry('Code of the home country of the agency, by ISO 3166-1.')
  countryCode!: string;

  @NullableTimestamp()
  archivedAt: Date | null = null;

  @SandboxId()
  sandboxId: Opt<number> | null = null;
}
