import { Field, ObjectType } from 'type-graphql';
import { Integer, Text } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: 'The mail of a tag sheet as it would be sent now.' })
export class TagSheetPreview {
  @Text('The subject.')
  subject!: string;

  @Text('The mail as plain text.')
  text!: string;

  @Field(() => [String], { description: 'The names of the attached files.' })
  files!: string[];

  @Integer('How many tags it holds.')
  tagCount!: number;
}
