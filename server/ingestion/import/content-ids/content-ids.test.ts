import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalText } from './canonical-text.js';
import { ContentIds } from './content-ids.js';
import { Ordinals } from './ordinals.js';

const TIME = new Set(['occurred_at']);
const idsOf = (lines: readonly object[], sender = 'SYSTEM') => {
  const ids = new ContentIds(sender, TIME);
  return lines.map((line) => ids.idOf(line, 1_795_688_130_000));
};

test('equal lines get an id each, and the same ones in every reading', () => {
  const [first, second, third] = idsOf([{ tag: 'k' }, { tag: 'k' }, { tag: 'k' }]);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(idsOf([{ tag: 'k' }, { tag: 'x' }, { tag: 'k' }])).toEqual([
    first,
    expect.not.stringMatching(String(first)),
    second,
  ]);
  expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('another sender, time or field makes another id', () => {
  const ids = new ContentIds('SYSTEM', TIME);
  const all = [
    ids.idOf({ tag: 'k' }, 1),
    ids.idOf({ tag: 'k' }, 2),
    ids.idOf({ tag: 'k', uid: 'u' }, 1),
    ids.idOf({ tag: 'k', request: 'u' }, 1),
    ...idsOf([{ tag: 'k' }], 'AGENCY:1'),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  [
    { tag: 'k', uid: 'u' },
    { uid: 'u', tag: 'k' },
  ],
  [{ tag: 'k', uid: null, ip: '' }, { tag: 'k' }],
  [
    { tag: 'k', uid: 17, gpc: true },
    { tag: ' k', uid: '17', gpc: 'TRUE' },
  ],
  [
    { tag: 'k', gpc: true, dnt: false },
    { tag: 'k', gpc: 1, dnt: '0' },
  ],
  [
    { tag: 'k', gpp_sid: [7, 8] },
    { tag: 'k', gpp_sid: '7,8' },
  ],
  [
    { occurred_at: 5, device: { b: 1, a: [{ d: 1, c: 2 }] } },
    { device: { a: [{ c: 2, d: 1 }], b: 1 } },
  ],
])('%j says the same as %j', (line, other) => {
  expect(canonicalText(line, TIME)).toBe(canonicalText(other, TIME));
});

test('what a line says cannot be moved from one field into the next', () => {
  expect(canonicalText({ a: 'x', b: 'y' }, TIME)).not.toBe(
    canonicalText({ a: 'xb', c: 'y' }, TIME),
  );
  expect(canonicalText({ a: { b: 1 }, c: 2 }, TIME)).not.toBe(
    canonicalText({ a: { b: 1, c: 2 } }, TIME),
  );
});

test('ordinals are those of a plain count', () => {
  const half = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
  // The ordinals do not compare the bits in between.
  const hashes = fc.array(
    fc.tuple(
      half,
      half.map((each) => ((each << 16) | (each & 255)) >>> 0),
    ),
    {
      maxLength: 3_000,
    },
  );

  fc.assert(
    fc.property(hashes, (drawn) => {
      const ordinals = new Ordinals();
      const counts = new Map<string, number>();
      for (const [high, low] of drawn) {
        const name = `${high} ${low & 255} ${low >>> 16}`;
        counts.set(name, (counts.get(name) ?? 0) + 1);
        expect(ordinals.next(high, low)).toBe(counts.get(name));
      }
    }),
    { numRuns: 30 },
  );
});

test('a line may repeat more often than a byte counts', () => {
  const ordinals = new Ordinals();
  const seen = Array.from({ length: 1_000 }, () => ordinals.next(2 ** 32 - 1, 2 ** 32 - 1));
  expect(seen).toEqual(seen.map((_, index) => index + 1));
});
