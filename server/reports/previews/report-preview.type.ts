import { Field, ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: 'The mail of a report as it would be sent now.' })
export class ReportPreview {
  @Text('The subject.')
  subject!: string;

  @Text('The mail as HTML, its chart as a data URL. It loads nothing.')
  html!: string;

  @Text('The mail as plain text.')
  text!: string;

  @Field(() => [String], { description: 'The names of the attached files.' })
  files!: string[];
}
