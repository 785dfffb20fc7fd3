import { createHmac, createSecretKey } from 'node:crypto';
import type { Address } from '#server/core/http/ip-address.js';
import { BoundedCache } from './bounded-cache.js';
import { withoutMacro } from './macros.js';

/**
 * The viewer's key within a customer, a lower-case UUID; null when the call has neither uid nor
 * address. A uid of null is too long for an id: the caller names a person, so the address must not
 * replace it.
 */
export type FindViewer = (
  customerId: number,
  uid: string | null,
  address: Address | null,
) => string | null;

const REMEMBERED = 10_000;

/**
 * HMAC-SHA256 of customer and uid, or of customer and address, cut to 128 bits. The customer is
 * part of the text, so that a household cannot be followed from one customer to another. Raw values
 * stay in this process's memory.
 */
export function viewerKeys(secret: string): FindViewer {
  const key = createSecretKey(secret, 'utf8');
  const known = new BoundedCache<string>(REMEMBERED);

  return (customerId, uid, address) => {
    if (uid === null) return null;

    const id = statedUid(uid);
    if (id === '' && !address) return null;

    const text =
      id !== '' ? `${customerId}\0uid\0${id}` : `${customerId}\0address\0${address?.network ?? ''}`;
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;

    const viewer = asUuid(createHmac('sha256', key).update(text).digest('hex'));

    known.set(text, viewer);

    return viewer;
  };
}

const PLACEHOLDER_UIDS = new Set([
  '',
  '0',
  '-',
  'null',
  'undefined',
  'none',
  'unknown',
  'optout',
  'opt-out',
]);
const ZEROS = /^[0-]+$/;

/**
 * Empty for the placeholders that ad servers send for unknown people: each would merge many
 * households into one viewer.
 */
function statedUid(uid: string): string {
  const text = withoutMacro(uid.trim());
  return PLACEHOLDER_UIDS.has(text.toLowerCase()) || ZEROS.test(text) ? '' : text;
}

/**
 * The first 32 hex digits with the dashes of a UUID; joined, since V8 keeps the parts of a template
 * separate.
 */
export function asUuid(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}
