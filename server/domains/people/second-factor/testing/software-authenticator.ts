import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewPasskeyInput,
  PasskeyProofInput,
} from '#server/domains/people/second-factor/second-factor.input.js';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const AAGUID = Buffer.alloc(16);

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

interface Behaviour {
  /** The page that the browser is on. */
  origin?: string;
  /** The domain that the page asks for. */
  rpId?: string;
  /** True where the device has checked who holds it. */
  isVerified?: boolean;
}

/** A device with one passkey (ES256), as a browser shows it to a page. */
export class SoftwareAuthenticator {
  /** Counts up with each use; set it to act as a copy. */
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(32);

  get id(): string {
    return this.#id.toString('base64url');
  }

  create(challenge: string, behaviour: Behaviour = {}): NewPasskeyInput {
    const authData = Buffer.concat([
      this.#authenticatorData(behaviour, HAS_CREDENTIAL),
      AAGUID,
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#publicKey(),
    ]);

    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);

    const encoded = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]); // texts, bytes and a map are CBOR

    return {
      id: this.id,
      clientData: clientData('webauthn.create', challenge, behaviour).toString('base64url'),
      attestationObject: Buffer.from(encoded).toString('base64url'),
      transports: ['internal'],
    };
  }

  use(challenge: string, userHandle: string, behaviour: Behaviour = {}): PasskeyProofInput {
    this.counter += 1;
    const data = clientData('webauthn.get', challenge, behaviour);
    const authenticatorData = this.#authenticatorData(behaviour);
    const signed = Buffer.concat([authenticatorData, sha256(data)]);

    return {
      id: this.id,
      clientData: data.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle,
    };
  }

  #authenticatorData({ rpId = 'localhost', isVerified = true }: Behaviour, more = 0): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  /** COSE (RFC 9053, 7.1). */
  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return isoCBOR.encode(key);
  }
}

const clientData = (
  type: string,
  challenge: string,
  { origin = 'http://localhost:4000' }: Behaviour,
): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
