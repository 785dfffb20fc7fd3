import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: "One of the caller's sign-ins that have not ended." })
export class OwnSession {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system; null when they are not known.',
  })
  device!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the password was given.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When it was last renewed, which a page in use does every 15 minutes.',
  })
  lastUsedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends unless it is renewed.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether the call was made with it.' })
  isCurrent!: boolean;
}
