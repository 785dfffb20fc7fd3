import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A message as endpoints get it.' })
export class WebhookMessage {
  @Field(() => ID, { description: 'The webhook-id: the same for every try and endpoint.' })
  id!: string;

  @Field(() => String, { description: 'One of `webhookEventTypes`.' })
  type!: string;

  @Field(() => String, { description: 'The body that is signed and posted: JSON.' })
  body!: string;
}

@ObjectType({ description: 'Messages in the order in which they happened.' })
export class WebhookMessages {
  @Field(() => [WebhookMessage], { description: 'Those that your organisation sees.' })
  messages!: WebhookMessage[];

  @Field(() => Date, { description: 'The `since` of the next call.' })
  until!: Date;
}
