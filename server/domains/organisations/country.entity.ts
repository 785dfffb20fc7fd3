import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';

/** ISO 3166-1. Each country has exactly one reporting zone, also where it spans several. */
@ObjectType()
@Entity({ tableName: 'country' })
export class Country {
  @Field(() => String)
  @PrimaryKey({ type: 'string', columnType: 'char(2)' })
  code!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** IANA name of the zone in which local dates, weekdays and dayparts are taken. */
  @Field(() => String)
  @Property({ type: 'text' })
  timeZone!: string;
}
