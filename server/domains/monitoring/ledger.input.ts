import { IsOptional } from 'class-validator';
import { ArgsType, Field, GraphQLISODateTime, Int } from 'type-graphql';

@ArgsType()
export class LedgerArgs {
  /** The first moment; 24 hours before the last when left out. */
  @Field(() => GraphQLISODateTime, { nullable: true })
  @IsOptional()
  from?: Date | null;

  /** The first moment that is not in it any more; now when left out. */
  @Field(() => GraphQLISODateTime, { nullable: true })
  @IsOptional()
  until?: Date | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  customerId?: number | null;
}
