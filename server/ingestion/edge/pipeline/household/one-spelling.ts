import { withoutPercents } from './escapes.js';

const HEX = '[0-9a-f]';
const PLAIN_UUID = new RegExp(`^${HEX}{8}-${HEX}{4}-${HEX}{4}-${HEX}{4}-${HEX}{12}$`);
const PLAIN_UUID_LENGTH = 36;
/** A UUID with or without hyphens, in any brackets or quotes, and with the name of its kind before it. */
const ANY_UUID = new RegExp(
  String.raw`^(?:urn:)?(?:(?:uuid|guid|ifa|idfa|gaid|aaid|rida|tifa):)?[\s{(\[<"']*(${HEX}{8})-?(${HEX}{4})-?(${HEX}{4})-?(${HEX}{4})-?(${HEX}{12})[\s})\]>"']*$`,
  'i',
);
const MIN_UUID_LENGTH = 32;
/** Addresses of network cards, with a separator. */
const MAC = new RegExp(`^${HEX}{2}(?:([:.-])${HEX}{2}){5}$`, 'i');
const MAC_LENGTH = 17;
/** Hashes and ids of devices in hexadecimal digits of one case. */
const CAPITAL_HEX = /^(?:[0-9A-F]{12}|[0-9A-F]{16}|[0-9A-F]{40}|[0-9A-F]{64}|[0-9A-F]{128})$/;

const ENDS = /^[\s+]+|[\s+]+$/g;
const HAS_END = /^[\s+]|[\s+]$/;

/** True for a UUID in its one spelling, which most ids of devices have already. */
export const isPlainUuid = (id: string): boolean =>
  id.length === PLAIN_UUID_LENGTH && PLAIN_UUID.test(id);

/**
 * The one spelling of an id: escaped or not, a plus as such or as the space of a query, hexadecimal
 * digits in capitals or not, UUIDs with or without hyphens and brackets.
 */
export function oneSpelling(uid: string): string {
  const plain = asStated(withoutPercents(uid));
  if (plain.length >= MIN_UUID_LENGTH) {
    const uuid = ANY_UUID.exec(plain);
    if (uuid) return uuid.slice(1).join('-').toLowerCase();
  }
  if (plain.length === MAC_LENGTH && MAC.test(plain))
    return plain.replace(/[:.-]/g, '').toLowerCase();

  return CAPITAL_HEX.test(plain) ? plain.toLowerCase() : plain;
}

/**
 * Pluses and spaces, which are the same in a query, as pluses. At the ends neither counts, since
 * the space there may be of a form.
 */
function asStated(text: string): string {
  const inner = HAS_END.test(text) ? text.replace(ENDS, '') : text;
  return inner.includes(' ') ? inner.replaceAll(' ', '+') : inner;
}
