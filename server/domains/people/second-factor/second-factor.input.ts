import { Field, InputType } from 'type-graphql';
import { Text } from '#server/core/graphql/described-fields.js';
import { FieldCheck } from '#server/core/input/field-check.js';

/** WebAuthn names seven today. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const MAX_ID_LENGTH = 1_400;
const MAX_DATA_LENGTH = 4_000;
/** Some devices send a certificate, although we ask for none. */
const MAX_ATTESTATION_LENGTH = 40_000;

const NOT_OF_A_PASSKEY = 'Is not an answer of a passkey';

@InputType({ description: 'The answer of a browser that has made a passkey; all in base64url.' })
export class NewPasskeyInput {
  @Text('`id` of the credential.')
  id!: string;

  @Text('`response.clientDataJSON`.')
  clientData!: string;

  @Text('`response.attestationObject`.')
  attestationObject!: string;

  @Field(() => [String], { description: '`response.transports`; none where a browser has none.' })
  transports!: string[];
}

@InputType({ description: 'The answer of a browser that has used a passkey; all in base64url.' })
export class PasskeyProofInput {
  @Text('`id` of the credential.')
  id!: string;

  @Text('`response.clientDataJSON`.')
  clientData!: string;

  @Text('`response.authenticatorData`.')
  authenticatorData!: string;

  @Text('`response.signature`.')
  signature!: string;

  @Text.nullable('`response.userHandle`.')
  userHandle?: string | null;
}

/** Throws INVALID. */
export function checkNewPasskey(input: NewPasskeyInput): void {
  const { id, clientData, attestationObject, transports } = input;
  const check = new FieldCheck();
  const areTransports =
    transports.length <= TRANSPORTS.length &&
    transports.every((transport) => TRANSPORTS.includes(transport));

  check.within('id', id, MAX_ID_LENGTH, NOT_OF_A_PASSKEY);
  check.within('client_data', clientData, MAX_DATA_LENGTH, NOT_OF_A_PASSKEY);
  check.within('attestation_object', attestationObject, MAX_ATTESTATION_LENGTH, NOT_OF_A_PASSKEY);
  check.require('transports', areTransports, NOT_OF_A_PASSKEY);
  check.done();
}

/** Throws INVALID. */
export function checkPasskeyProof(proof: PasskeyProofInput): void {
  const { id, clientData, authenticatorData, signature, userHandle } = proof;
  const check = new FieldCheck();

  check.within('id', id, MAX_ID_LENGTH, NOT_OF_A_PASSKEY);
  check.within('client_data', clientData, MAX_DATA_LENGTH, NOT_OF_A_PASSKEY);
  check.within('authenticator_data', authenticatorData, MAX_DATA_LENGTH, NOT_OF_A_PASSKEY);
  check.within('signature', signature, MAX_DATA_LENGTH, NOT_OF_A_PASSKEY);
  check.within('user_handle', userHandle, MAX_ID_LENGTH, NOT_OF_A_PASSKEY);
  check.done();
}
