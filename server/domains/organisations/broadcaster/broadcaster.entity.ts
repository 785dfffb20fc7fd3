import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Identity } from '#server/core/orm/columns.js';
import { Node } from '#server/core/graphql/node.js';
import { Countries, SandboxId } from '#server/domains/organisations/base/columns.js';
import { HomeCountry } from '#server/domains/organisations/reference/home-country.js';
import { VersionedRecord } from '#server/domains/organisations/base/versioned-record.entity.js';

@ObjectType({
  implements: Node,
  description: 'An organisation that owns channels and sells time on them.',
})
@Entity({ tableName: 'broadcaster' })
export class Broadcaster extends VersionedRecord {
  @Identity('Its number, unique among broadcasters.')
  id!: number;

  @Text('The name.')
  @Property({ type: 'text' })
  broadcasterName!: string;

  @HomeCountry('Code of the home country of the broadcaster, by ISO 3166-1.')
  countryCode!: string;

  @Countries()
  countryList!: string[];

  @SandboxId()
  sandboxId: Opt<number> | null = null;
}
