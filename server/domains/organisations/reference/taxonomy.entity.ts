import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '#server/core/graphql/node.js';

@ObjectType({
  implements: Node,
  description: 'The category of a customer, by its products.',
})
@Entity({ tableName: 'taxonomy' })
export class Taxonomy {
  @Field(() => Int, { description: 'Its number, unique among categories; 0 is the default.' })
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Field(() => String, { description: 'The name of the category.' })
  @Property({ type: 'text' })
  description!: string;
}
