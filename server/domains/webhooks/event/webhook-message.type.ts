import { Field, ID, ObjectType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';

@ObjectType({ description: 'A message as endpoints get it.' })
export class WebhookMessage {
  @Field(() => ID, { description: 'The webhook-id: the same for every try and endpoint.' })
  id!: string;

  @Text('One of `webhookEventTypes`.')
  type!: string;

  @Text('The body that is signed and posted: JSON.')
  body!: string;
}

@ObjectType({ description: 'Messages in the order in which they happened.' })
export class WebhookMessages {
  @Field(() => [WebhookMessage], { description: 'Those that your organisation sees.' })
  messages!: WebhookMessage[];

  @Field(() => Date, { description: 'The `since` of the next call.' })
  until!: Date;
}
