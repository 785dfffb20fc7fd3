import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../core/node.js';

/** What an advertiser sells. 0 is the default. */
@ObjectType({ implements: Node, description: 'What an advertiser sells: the category of a customer.' })
@Entity({ tableName: 'taxonomy' })
export class Taxonomy {
  @Field(() => Int)
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;
}
