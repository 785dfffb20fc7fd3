import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';

@InputType()
export class ApiKeyInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  /** read: GraphQL and REST reads. events:write: server-to-server events. */
  @Field(() => [String], { nullable: true })
  scopes?: string[] | null;
}

@ObjectType()
export class NewApiKey {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => [String])
  scopes!: string[];

  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  /** Readable this once: only its hash is kept. */
  @Field(() => String)
  key!: string;
}
