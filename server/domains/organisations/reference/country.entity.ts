import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { Node } from '#server/core/graphql/node.js';

@ObjectType({
  implements: Node,
  description:
    'A country by ISO 3166-1. Each has exactly one reporting zone, also where it spans several.',
})
@Entity({ tableName: 'country' })
export class Country {
  @Text('Two letters, by ISO 3166-1, such as NZ.')
  @PrimaryKey({ type: 'string', columnType: 'char(2)' })
  code!: string;

  @Text('In English.')
  @Property({ type: 'text' })
  name!: string;

  @Text('IANA name of the zone in which local dates, weekdays and dayparts are taken.')
  @Property({ type: 'text' })
  timeZone!: string;
}
