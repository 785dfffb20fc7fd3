import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

const keys = new Map<string, Buffer>();

/**
 * Each purpose has its own key, so that a signature made for one purpose is not valid for another.
 */
export function derivedKey(secret: string, purpose: string): Buffer {
  const name = `${purpose}\0${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  keys.set(name, key);
  return key;
}
