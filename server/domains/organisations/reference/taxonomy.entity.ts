import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';
import { Node } from '#server/core/graphql/node.js';

@ObjectType({
  implements: Node,
  description: 'The category of a customer, by its products.',
})
@Entity({ tableName: 'taxonomy' })
export class Taxonomy {
  @Integer('Its number, unique among categories; 0 is the default.')
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Text('The name of the category.')
  @Property({ type: 'text' })
  description!: string;
}
