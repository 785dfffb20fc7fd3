import { Field, InputType, ObjectType } from 'type-graphql';
import { Flag, Text } from '#server/core/graphql/described-fields.js';
import { Rules, NEEDED, neededText } from '#server/core/input/field-rules.js';
import { MAX_URL_LENGTH, TEXT_FIELDS } from '#schema/field-rules.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

@InputType({ description: 'An endpoint of webhooks. Updating changes the fields that are named.' })
export class WebhookEndpointInput {
  @Text.nullable(
    'The program that receives the messages, in your words; up to 100 characters. Needed for a new one.',
  )
  @Rules(neededText(TEXT_FIELDS.webhookName))
  name?: string | null;

  @Text.nullable(
    'Where messages are posted to: https://, no user and no fragment. Needed for a new one.',
  )
  @Rules(NEEDED, { format: 'uri', maxLength: MAX_URL_LENGTH })
  url?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Names of `webhookEventTypes` that it receives, at least one. Needed for a new one.',
  })
  @Rules(NEEDED, { minItems: 1 })
  eventTypes?: string[] | null;

  @Flag.nullable(
    'False switches it off: it receives nothing, and waiting deliveries are cancelled. True when left out for a new one.',
  )
  enabled?: boolean | null;
}

@ObjectType({
  description: 'An endpoint and the secret that its messages are signed with from now on.',
})
export class WebhookEndpointWithSecret {
  @Field(() => WebhookEndpoint, { description: 'The endpoint.' })
  endpoint!: WebhookEndpoint;

  @Text(
    'Begins with whsec_ and goes as it is into a library of the Standard Webhooks. Readable this once.',
  )
  secret!: string;
}

@ObjectType({ description: 'A type of event that endpoints can receive.' })
export class WebhookEventChoice {
  @Text('The `type` of a message.')
  name!: string;

  @Text('When it is sent, in a sentence.')
  description!: string;
}
