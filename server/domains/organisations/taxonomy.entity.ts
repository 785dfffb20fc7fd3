import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';

/** What an advertiser sells. 0 is the default. */
@ObjectType()
@Entity({ tableName: 'taxonomy' })
export class Taxonomy {
  @Field(() => Int)
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;
}
