import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { FOREIGN_ID, IDENTITY } from '../../core/foreign-key.js';
import { Node } from '../../core/node.js';
import { Country } from './country.entity.js';
import { VersionedRecord } from './versioned-record.entity.js';

/** A company that sells or serves on others' channels; as a booking's publisher it may ask for a job number and a charged CPM. */
@ObjectType({
  implements: Node,
  description:
    "A company that sells or serves ads on others' channels. As a booking's publisher it may ask for a job number and a charged CPM.",
})
@Entity({ tableName: 'adtech' })
export class AdTech extends VersionedRecord {
  @Field(() => Int)
  @PrimaryKey({ ...IDENTITY })
  id!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  adtechName!: string;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  requiresJobNumber!: boolean;

  @Field(() => Boolean)
  @Property({ type: 'boolean', fieldName: 'requires_charged_cpm' })
  requiresChargedCpm!: boolean;

  @Field(() => String)
  @ManyToOne(() => Country, { ...FOREIGN_ID, fieldName: 'country_code' })
  countryCode!: string;

  @Field(() => [String])
  @Property({ type: 'array', columnType: 'text[]' })
  countryList!: string[];
}
