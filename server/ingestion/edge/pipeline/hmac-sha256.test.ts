import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hmacSha256 } from './hmac-sha256.js';

const slowHmac = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

/** Also lone surrogates, and texts that are longer than the room for them. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 700 }),
  fc.string({ unit: fc.constantFrom('\ud83d', '\udcfa', '\0', 'é', '電', 'a'), maxLength: 1_000 }),
);

test('gives what createHmac gives, for keys of any length and texts one after the other', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.array(texts, { minLength: 1, maxLength: 8 }),
      (bytes, list) => {
        const key = Buffer.from(bytes);
        const fast = hmacSha256(key);
        expect(list.map(fast)).toEqual(list.map((text) => slowHmac(key, text)));
      },
    ),
  );
});

test.each([63, 64, 65])('a key of %i bytes is right, as RFC 2104 defines it', (length) => {
  const key = Buffer.alloc(length, 0xaa);
  expect(hmacSha256(key)('What do ya want for nothing?')).toBe(
    slowHmac(key, 'What do ya want for nothing?'),
  );
});
