import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { Rules, NEEDED, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { ApiKeyGrantEnum, type ApiKeyGrant } from './api-key-grant.enum.js';

const SCOPES =
  '`read`: GraphQL and REST reads, but for users. `people:read`: the users of the organisation. `campaigns:write`: changes to campaigns, bookings, creatives and tags. `events:write`: server-to-server events. `webhooks`: webhook endpoints and their deliveries, as an admin.';

@InputType({ description: 'A new API key.' })
export class ApiKeyInput {
  @Field(() => String, {
    nullable: true,
    description: 'The program that uses it, in your words; 1 to 100 characters. Needed.',
  })
  @Rules(neededText(TEXT_FIELDS.apiKeyName))
  name?: string | null;

  @Field(() => [String], { nullable: true, description: `Its scopes, at least one. ${SCOPES}` })
  @Rules(NEEDED, { minItems: 1 })
  scopes?: string[] | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'From when on it is refused; in the future. Left out or null: it does not end by itself.',
  })
  expiresAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it acts for the sandbox of the organisation. Left out or null: for the organisation.',
  })
  isSandbox?: boolean | null;
}

@ObjectType({ description: 'The quota of the keys of an organisation, over all transports.' })
export class ApiKeyLimits {
  @Field(() => Int, { description: 'Calls of this key a minute.' })
  callsPerMinute!: number;

  @Field(() => Int, { description: 'Calls of all keys of the organisation a minute.' })
  organisationCallsPerMinute!: number;
}

@ObjectType({ description: 'An API key that was just made, with its text.' })
export class NewApiKey {
  @Field(() => Int, { description: 'The number of the key.' })
  id!: number;

  @Field(() => String, { description: 'The program that uses it.' })
  name!: string;

  @Field(() => [String], { description: `What it may do. ${SCOPES}` })
  scopes!: string[];

  @Field(() => [ApiKeyGrantEnum], { description: 'The scopes as an enum.' })
  grants!: ApiKeyGrant[];

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'From when on it is refused; null when it does not end.',
  })
  expiresAt!: Date | null;

  @Field(() => String, {
    description: 'The text to sign in with. Readable this once: only its hash is kept.',
  })
  key!: string;
}
