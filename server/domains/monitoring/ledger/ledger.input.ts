import { ArgsType, Field, GraphQLISODateTime, Int } from 'type-graphql';

@ArgsType()
export class LedgerArgs {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The first moment; 24 hours before the last when left out.',
  })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The first moment that is not in it any more; now when left out.',
  })
  until?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Only the tags of this customer.' })
  customerId?: number | null;
}
