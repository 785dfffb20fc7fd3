import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The mail of a tag sheet as it would be sent now.' })
export class TagSheetPreview {
  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @Field(() => String, { description: 'The mail as plain text.' })
  text!: string;

  @Field(() => [String], { description: 'The names of the attached files.' })
  files!: string[];

  @Field(() => Int, { description: 'How many tags it holds.' })
  tagCount!: number;
}
