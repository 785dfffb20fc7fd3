import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The mail of a report as it would be sent now.' })
export class ReportPreview {
  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @Field(() => String, {
    description: 'The mail as HTML, its chart as a data URL. It loads nothing.',
  })
  html!: string;

  @Field(() => String, { description: 'The mail as plain text.' })
  text!: string;

  @Field(() => [String], { description: 'The names of the attached files.' })
  files!: string[];
}
