import { ArrayMaxSize, IsIn, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

/** WebAuthn names seven today. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const MAX_ID_LENGTH = 1_400;
const MAX_DATA_LENGTH = 4_000;
/** Some devices send a certificate, although we ask for none. */
const MAX_ATTESTATION_LENGTH = 40_000;

const TOO_LONG = { message: 'Is not an answer of a passkey' };

@InputType({ description: 'What a browser answers when it has made a passkey; all in base64url.' })
export class NewPasskeyInput {
  @Field(() => String, { description: '`id` of the credential.' })
  @MaxLength(MAX_ID_LENGTH, TOO_LONG)
  id!: string;

  @Field(() => String, { description: '`response.clientDataJSON`.' })
  @MaxLength(MAX_DATA_LENGTH, TOO_LONG)
  clientData!: string;

  @Field(() => String, { description: '`response.attestationObject`.' })
  @MaxLength(MAX_ATTESTATION_LENGTH, TOO_LONG)
  attestationObject!: string;

  @Field(() => [String], { description: '`response.transports`; none where a browser has none.' })
  @ArrayMaxSize(TRANSPORTS.length, TOO_LONG)
  @IsIn(TRANSPORTS, { each: true, ...TOO_LONG })
  transports!: string[];
}

@InputType({ description: 'What a browser answers when a passkey was used; all in base64url.' })
export class PasskeyProofInput {
  @Field(() => String, { description: '`id` of the credential.' })
  @MaxLength(MAX_ID_LENGTH, TOO_LONG)
  id!: string;

  @Field(() => String, { description: '`response.clientDataJSON`.' })
  @MaxLength(MAX_DATA_LENGTH, TOO_LONG)
  clientData!: string;

  @Field(() => String, { description: '`response.authenticatorData`.' })
  @MaxLength(MAX_DATA_LENGTH, TOO_LONG)
  authenticatorData!: string;

  @Field(() => String, { description: '`response.signature`.' })
  @MaxLength(MAX_DATA_LENGTH, TOO_LONG)
  signature!: string;

  @Field(() => String, { nullable: true, description: '`response.userHandle`.' })
  @IsOptional()
  @MaxLength(MAX_ID_LENGTH, TOO_LONG)
  userHandle?: string | null;
}
