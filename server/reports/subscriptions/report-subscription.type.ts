import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A report as the reader of its mails knows it.' })
export class ReportSubscription {
  @Field(() => String, {
    nullable: true,
    description: 'The name of the report; null when the reader may not have it any more.',
  })
  reportName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'When it is sent, in words: `every Monday at 07:00, Pacific/Auckland time`; null when the reader may not have it any more.',
  })
  rhythm!: string | null;

  @Field(() => Boolean, { description: 'Whether it is sent to the reader of the link.' })
  isSubscribed!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the reader has no account, so that the address can be erased.',
  })
  canErase!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the report has ended, or its owner has taken the reader off the list.',
  })
  isEnded!: boolean;
}
