import { ObjectType } from 'type-graphql';
import { Flag, Integer, Text } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: 'Somebody who may get reports of a client.' })
export class ReportReader {
  @Integer('The number of the user.')
  userId!: number;

  @Text('Their name.')
  name!: string;

  @Text('Where mails go.')
  email!: string;
}

@ObjectType({ description: 'Somebody on the list of a report.' })
export class ReportRecipientEntry {
  @Integer('The number of the user.')
  userId!: number;

  @Text('Their name.')
  name!: string;

  @Flag('Whether they have unsubscribed; only they can take that back.')
  isUnsubscribed!: boolean;
}
