import type { Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Identity } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Node } from '#server/core/graphql/node.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { VersionedRecord } from '#server/domains/organisations/records/versioned-record.entity.js';

@ObjectType({
  implements: Node,
  description:
    "A company that sells or serves ads on others' channels. As a booking's publisher it may ask for a job number and a charged CPM.",
})
@Entity({ tableName: 'adtech' })
export class AdTech extends VersionedRecord {
  @Field(() => Int, { description: 'Its number, unique among ad-techs.' })
  @Identity()
  id!: number;

  @Field(() => String, { description: 'The name.' })
  @Property({ type: 'text' })
  adtechName!: string;

  @Field(() => Boolean, { description: 'Whether each booking it publishes needs a job number.' })
  @Property({ type: 'boolean' })
  requiresJobNumber!: boolean;

  @Field(() => Boolean, { description: 'Whether each booking it publishes needs a charged CPM.' })
  @Property({ type: 'boolean', fieldName: 'requires_charged_cpm' })
  requiresChargedCpm!: boolean;

  @Field(() => String, { description: 'Code of the home country of the ad-tech, by ISO 3166-1.' })
  @ManyToOne(() => Country, { ...FOREIGN_ID, fieldName: 'country_code' })
  countryCode!: string;

  @Field(() => [String], {
    description: 'Codes of the countries where it operates, the home country among them.',
  })
  @Property({ type: 'array', columnType: 'text[]' })
  countryList!: string[];

  /** The sandbox that it belongs to; below 0 once a reset or a removal left it behind. */
  @Property({ type: 'integer', nullable: true })
  sandboxId: Opt<number> | null = null;
}
