import { ArrayMaxSize, IsOptional, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

const PAGE_SIZE = 25;

@ArgsType()
export class DeadLetterArgs {
  @Field(() => Int, { defaultValue: PAGE_SIZE, description: 'How many letters at most, 1 to 500.' })
  first: number = PAGE_SIZE;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last letter of the page before.',
  })
  @IsOptional()
  after?: string | null;

  @Field(() => String, { nullable: true, description: 'Only letters put aside for this reason.' })
  @IsOptional()
  reason?: string | null;
}

@InputType({
  description:
    'Which dead letters are meant: those named, those of a reason, or both; one of the two is needed.',
})
export class DeadLetterChoice {
  @Field(() => [ID], { nullable: true, description: 'These letters, 500 at most.' })
  @IsOptional()
  @ArrayMaxSize(500, { message: 'Name 500 letters at most' })
  @Matches(/^[1-9]\d{0,17}$/, { each: true, message: 'This is not a valid id of a dead letter' })
  ids?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Letters put aside for this reason.' })
  @IsOptional()
  reason?: string | null;
}
