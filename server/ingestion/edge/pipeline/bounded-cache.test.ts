import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import vm from 'node:vm';
import { expect, test } from '@jest/globals';
import { BoundedCache } from './bounded-cache.js';

setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void; // the flag makes it one

function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('the last ten used are found again, and those before them are gone', () => {
  const cache = new BoundedCache<number>(10);
  for (let index = 0; index < 10; index++) cache.set(`text ${index}`, index);
  expect(cache.get('text 0')).toBe(0);
  for (let index = 10; index < 19; index++) cache.set(`text ${index}`, index);
  for (const index of [0, 10, 18]) expect(cache.get(`text ${index}`)).toBe(index);
  for (const index of [1, 5, 9]) expect(cache.get(`text ${index}`)).toBeUndefined();
});

test('texts of any length are found again and never taken for each other', () => {
  const long = 'x'.repeat(5_000);
  const hash = `\n${createHash('sha256').update(long).digest('base64url')}`;
  const cache = new BoundedCache<string>(10);
  const texts = ['', 'x', 'x'.repeat(64), 'x'.repeat(65), long, `${long}y`, hash, hash.trim()];
  for (const text of texts) cache.set(text, `value of ${text}`);
  for (const text of texts) expect(cache.get(text)).toBe(`value of ${text}`);
});

test('a text that is part of a long request does not keep the request', () => {
  const cache = new BoundedCache<number>(5_000);
  const before = heapBytes();

  for (let index = 0; index < 5_000; index++) {
    const request = Buffer.alloc(
      15_000,
      `GET /t/i/key-number-${String(index).padStart(6, '0')}.gif?`,
    ).toString('latin1');
    cache.set(request.slice(9, 26), index);
  }

  expect(heapBytes() - before).toBeLessThan(3 * 1024 ** 2);
  expect(cache.get('key-number-004999')).toBe(4_999);
});

test('long texts take no more room than short ones', () => {
  const cache = new BoundedCache<number>(5_000);
  const before = heapBytes();
  for (let index = 0; index < 5_000; index++) cache.set(`${'x'.repeat(4_000)}${index}`, index);
  expect(heapBytes() - before).toBeLessThan(3 * 1024 ** 2);
});
