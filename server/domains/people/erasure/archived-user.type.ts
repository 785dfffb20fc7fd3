import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A removed user whose name and address are still stored.' })
export class ArchivedUser {
  @Field(() => Int, { description: 'Its number, unique among users.' })
  id!: number;

  @Field(() => String, { description: 'The full name.' })
  name!: string;

  @Field(() => String, { description: 'The address they signed in with.' })
  email!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the user was removed.' })
  archivedAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When name and address are erased without anybody asking for it.',
  })
  erasedFrom!: Date;
}
