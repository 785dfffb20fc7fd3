import { Field, Int, ObjectType } from 'type-graphql';
import { Flag, Instant, Integer, Text } from '#server/core/graphql/described-fields.js';
import { Passkey } from './passkey/passkey.entity.js';

@ObjectType({ description: 'The second factors of the caller.' })
export class SecondFactor {
  @Instant.nullable('Since when there is an authenticator app; null without one.')
  codeAppSince!: Date | null;

  @Integer('How many recovery codes are left.')
  unusedRecoveryCodes!: number;

  @Field(() => [Passkey], { description: 'The passkeys, the oldest first.' })
  passkeys!: Passkey[];

  @Flag('Whether the organisation, or the rule for super admins, asks for one.')
  isRequired!: boolean;

  @Flag(
    'Whether a change asks for the password; those without one must have signed in within ten minutes.',
  )
  asksPassword!: boolean;
}

@ObjectType({
  description: 'An authenticator app to be added. It counts once it has shown a first code.',
})
export class NewCodeApp {
  @Text('The secret to type into an app, in Base32.')
  secret!: string;

  @Text('The same as an otpauth address, for a QR code.')
  uri!: string;
}

@ObjectType({ description: 'The options with which a browser signs in with a passkey (WebAuthn).' })
export class PasskeyChallenge {
  @Text('Good once, within five minutes; in base64url.')
  challenge!: string;

  @Text('The domain that the passkeys are for.')
  rpId!: string;

  @Integer('How long the browser waits for the person.')
  timeoutMs!: number;
}

@ObjectType({ description: 'The options with which a browser makes a passkey (WebAuthn).' })
export class PasskeyCreation extends PasskeyChallenge {
  @Text('The name of the product, for the browser to show.')
  rpName!: string;

  @Text('The id of the person, in base64url.')
  userHandle!: string;

  @Text('The address that the person signs in with.')
  userName!: string;

  @Text('The full name of the person.')
  displayName!: string;

  @Field(() => [Int], { description: 'The signatures that the product reads, as COSE numbers.' })
  algorithms!: number[];

  @Field(() => [String], { description: 'The passkeys there are, which are not made twice.' })
  excludedIds!: string[];
}

@ObjectType({ description: 'A passkey that was just made.' })
export class AddedPasskey {
  @Field(() => Passkey, { description: 'The facts that replace those known before.' })
  passkey!: Passkey;

  @Field(() => [String], {
    nullable: true,
    description: 'Ten recovery codes, readable this once; null when some are left of earlier ones.',
  })
  recoveryCodes!: string[] | null;
}
