import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Flag, Text } from '#server/core/graphql/described-fields.js';
import { Identity } from '#server/core/orm/columns.js';
import { Node } from '#server/core/graphql/node.js';
import { Countries, SandboxId } from '#server/domains/organisations/base/columns.js';
import { HomeCountry } from '#server/domains/organisations/reference/home-country.js';
import { VersionedRecord } from '#server/domains/organisations/base/versioned-record.entity.js';

@ObjectType({
  implements: Node,
  description:
    "A company that sells or serves ads on others' channels. As a booking's publisher it may ask for a job number and a charged CPM.",
})
@Entity({ tableName: 'adtech' })
export class AdTech extends VersionedRecord {
  @Identity('Its number, unique among ad-techs.')
  id!: number;

  @Text('The name.')
  @Property({ type: 'text' })
  adtechName!: string;

  @Flag('Whether each booking it publishes needs a job number.')
  @Property({ type: 'boolean' })
  requiresJobNumber!: boolean;

  @Flag('Whether each booking it publishes needs a charged CPM.')
  @Property({ type: 'boolean', fieldName: 'requires_charged_cpm' })
  requiresChargedCpm!: boolean;

  @HomeCountry('Code of the home country of the ad-tech, by ISO 3166-1.')
  countryCode!: string;

  @Countries()
  countryList!: string[];

  @SandboxId()
  sandboxId: Opt<number> | null = null;
}
