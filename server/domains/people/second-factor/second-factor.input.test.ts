import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { checkNewPasskey, checkPasskeyProof } from './second-factor.input.js';

const REFUSED = 'Is not an answer of a passkey';
const NEW = { id: 'id', clientData: 'e30', attestationObject: 'oA', transports: ['usb', 'nfc'] };
const PROOF = { id: 'id', clientData: 'e30', authenticatorData: 'oA', signature: 'AA' };

const refusing = (...fields: string[]) =>
  expect.objectContaining({
    code: 'INVALID',
    details: { errors: Object.fromEntries(fields.map((field) => [field, REFUSED])) },
  });

test('a new passkey of a foreign transport or with long texts is refused, field by field', () => {
  expect(() => checkNewPasskey(NEW)).not.toThrow();
  expect(() => checkNewPasskey({ ...NEW, transports: ['pigeon'] })).toThrow(refusing('transports'));
  expect(() => checkNewPasskey({ ...NEW, transports: Array<string>(8).fill('usb') })).toThrow(
    refusing('transports'),
  );

  const long = { id: 'x'.repeat(1_401), attestationObject: 'x'.repeat(40_001) };
  expect(() => checkNewPasskey({ ...NEW, ...long })).toThrow(refusing('id', 'attestation_object'));
});

test('a proof with long texts is refused, field by field', () => {
  expect(() => checkPasskeyProof(PROOF)).not.toThrow();
  const long = { signature: 'x'.repeat(4_001), userHandle: 'x'.repeat(1_401) };
  expect(() => checkPasskeyProof({ ...PROOF, ...long })).toThrow(
    refusing('signature', 'user_handle'),
  );
});
