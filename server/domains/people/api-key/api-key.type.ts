import { Field, InputType, ObjectType } from 'type-graphql';
import { Flag, Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import { Rules, NEEDED, neededText } from '#server/core/input/field-rules.js';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { ApiKeyGrantEnum, type ApiKeyGrant } from './api-key-grant.enum.js';

const SCOPES =
  '`read`: GraphQL and REST reads, but for users. `people:read`: the users of the organisation. `campaigns:write`: changes to campaigns, bookings, creatives and tags. `events:write`: server-to-server events. `webhooks`: webhook endpoints and their deliveries, as an admin.';

@InputType({ description: 'A new API key.' })
export class ApiKeyInput {
  @Text.nullable('The program that uses it, in your words; 1 to 100 characters. Needed.')
  @Rules(neededText(TEXT_FIELDS.apiKeyName))
  name?: string | null;

  @Field(() => [String], { nullable: true, description: `Its scopes, at least one. ${SCOPES}` })
  @Rules(NEEDED, { minItems: 1 })
  scopes?: string[] | null;

  @Instant.nullable(
    'From when on it is refused; in the future. Left out or null: it does not end by itself.',
  )
  expiresAt?: Date | null;

  @Flag.nullable(
    'Whether it acts for the sandbox of the organisation. Left out or null: for the organisation.',
  )
  isSandbox?: boolean | null;
}

@ObjectType({ description: 'The quota of the keys of an organisation, over all transports.' })
export class ApiKeyLimits {
  @Integer('Calls of this key a minute.')
  callsPerMinute!: number;

  @Integer('Calls of all keys of the organisation a minute.')
  organisationCallsPerMinute!: number;
}

@ObjectType({ description: 'An API key that was just made, with its text.' })
export class NewApiKey {
  @Integer('The number of the key.')
  id!: number;

  @Text('The program that uses it.')
  name!: string;

  @Field(() => [String], { description: `What it may do. ${SCOPES}` })
  scopes!: string[];

  @Field(() => [ApiKeyGrantEnum], { description: 'The scopes as an enum.' })
  grants!: ApiKeyGrant[];

  @Instant('When it was made.')
  createdAt!: Date;

  @Instant.nullable('From when on it is refused; null when it does not end.')
  expiresAt!: Date | null;

  @Text('The text to sign in with. Readable this once: only its hash is kept.')
  key!: string;
}
