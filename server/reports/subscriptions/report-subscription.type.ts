import { ObjectType } from 'type-graphql';
import { Flag, Text } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: 'A report as the reader of its mails knows it.' })
export class ReportSubscription {
  @Text.nullable('The name of the report; null when the reader may not have it any more.')
  reportName!: string | null;

  @Text.nullable(
    'When it is sent, in words: `every Monday at 07:00, Pacific/Auckland time`; null when the reader may not have it any more.',
  )
  rhythm!: string | null;

  @Flag('Whether it is sent to the reader of the link.')
  isSubscribed!: boolean;

  @Flag('Whether the reader has no account, so that the address can be erased.')
  canErase!: boolean;

  @Flag('Whether the report has ended, or its owner has taken the reader off the list.')
  isEnded!: boolean;
}
