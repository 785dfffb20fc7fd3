import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Somebody who may get reports of a client.' })
export class ReportReader {
  @Field(() => Int, { description: 'The number of the user.' })
  userId!: number;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => String, { description: 'Where mails go.' })
  email!: string;
}

@ObjectType({ description: 'Somebody on the list of a report.' })
export class ReportRecipientEntry {
  @Field(() => Int, { description: 'The number of the user.' })
  userId!: number;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether they have unsubscribed; only they can take that back.',
  })
  isUnsubscribed!: boolean;
}
