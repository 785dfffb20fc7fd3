import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import type { Config } from '#server/core/process/config.js';

export const RP_NAME = 'Infinitum';
/** EdDSA, ES256 and RS256, which every device has one of. */
export const ALGORITHMS = [-8, -7, -257];
/** The browser waits this long; the challenge is good a little longer. */
export const TIMEOUT_MS = 4 * 60_000;

type Place = Pick<Config, 'publicUrl'>;

export const rpIdOf = ({ publicUrl }: Place): string => new URL(publicUrl).hostname;
export const originOf = ({ publicUrl }: Place): string => new URL(publicUrl).origin;

/** Text that a device stores of a person: no address and no name. */
export const userHandleOf = (userId: number): string =>
  isoBase64URL.fromUTF8String(`infinitum-user-${userId}`);

/**
 * Drops what a device says about its make. We ask for nothing of it, and to check it would mean to
 * fetch lists from addresses that the device names.
 */
export function withoutAttestation(attestationObject: string): string {
  const bytes = isoBase64URL.toBuffer(attestationObject);
  const decoded = isoCBOR.decodeFirst<Map<string, unknown>>(bytes);
  const authData = decoded.get('authData');
  if (!(authData instanceof Uint8Array)) throw new Error('there is no authData');
  const plain = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(plain as Parameters<typeof isoCBOR.encode>[0])); // a map of texts, bytes and a map is CBOR
}
