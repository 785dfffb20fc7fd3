import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LineWriter } from './line-writer.js';

/** Returns the text that a write leaves, read as JSON. */
function written(write: (line: LineWriter) => void): unknown {
  const line = new LineWriter(16);
  line.reserveLine();
  write(line);
  return JSON.parse(line.take(undefined).toString());
}

const bytes16 = fc.uint8Array({ minLength: 16, maxLength: 16 });

test('each value is the text that the plain way makes', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), bytes16, (integer, bytes) => {
      const source = Buffer.concat([Buffer.from([7]), bytes]);
      const hex = Buffer.from(bytes).toString('hex');
      const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

      expect(written((line) => line.integer(integer))).toBe(integer);
      expect(written((line) => line.rawMany(Buffer.from(`"${hex}"`)))).toBe(hex);
      expect(written((line) => line.uuid(source, 1))).toBe(uuid);
      expect(written((line) => line.fillName(line.leaveName(), source, 1))).toBe(
        Buffer.from(bytes).toString('base64url'),
      );
    }),
  );
});

test('an instant is the text of toISOString, microseconds cut off', () => {
  const instant = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 999 }), (date, micros) => {
      const utcMs = date.getTime() + micros / 1000;
      expect(written((line) => line.timestamp(utcMs))).toBe(date.toISOString());
    }),
  );
});

test('many lines grow the buffer, and a used one is written anew', () => {
  const line = new LineWriter(16);
  const write = (count: number) => {
    for (let at = 0; at < count; at += 1) {
      line.reserveLine();
      line.integer(at);
      line.raw(Buffer.from('\n'));
    }
  };
  const expected = (count: number) => Array.from({ length: count }, (_, at) => `${at}\n`).join('');

  write(5_000);
  const first = line.take(undefined);
  expect(first.toString()).toBe(expected(5_000));
  write(10);
  expect(line.take(first).toString()).toBe(expected(10));
  write(20);
  expect(line.take(undefined).toString()).toBe(expected(20));
});
