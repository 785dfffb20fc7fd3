import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../core/node.js';

/** ISO 3166-1. Each country has exactly one reporting zone, also where it spans several. */
@ObjectType({
  implements: Node,
  description: 'A country by ISO 3166-1. Each has exactly one reporting zone, also where it spans several.',
})
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
