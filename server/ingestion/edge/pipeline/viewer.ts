import { createHmac, createSecretKey } from 'node:crypto';
import type { Address } from '#server/core/http/ip-address.js';
import { BoundedCache } from './bounded-cache.js';
import { withoutMacro } from './macros.js';

/**
 * The viewer's key within a customer, a lower-case uuid; null when there is nothing to make it of.
 * A uid of null is too long for an id: the caller names somebody, so the address does not stand in
 * for them.
 */
export type FindViewer = (
  customerId: number,
  uid: string | null,
  address: Address | null,
) => string | null;

const REMEMBERED = 10_000;

/**
 * HMAC-SHA256 of customer and uid, or of customer and address, cut to 128 bits. The customer is
 * part of the text, so that nobody can follow a household from one customer to another. Raw values
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

const NOBODY = new Set(['', '0', '-', 'null', 'undefined', 'none', 'unknown', 'optout', 'opt-out']);
const ZEROS = /^[0-]+$/;

/**
 * Empty for what ad servers send when they know nobody: it would make one viewer of many
 * households.
 */
function statedUid(uid: string): string {
  const text = withoutMacro(uid.trim());
  return NOBODY.has(text.toLowerCase()) || ZEROS.test(text) ? '' : text;
}

/**
 * The first 32 of the hex digits with the dashes of a uuid; joined, since V8 keeps the parts of a
 * template apart.
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
