import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unpacked } from './unpacked.js';
import { ZstdFrames } from './zstd-frames.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-unpacked-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function read(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'log');
  fs.writeFileSync(file, bytes);
  const parts: Buffer[] = [];
  const stream = unpacked(file, () => undefined) as AsyncIterable<Buffer>; // no encoding is set
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}

const texts = ['one\n', 'two\n'.repeat(100_000), '', 'three\n'];
const whole = texts.join('');
const emptyFrame = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);

test.each([
  ['plain', Buffer.from(whole)],
  ['gzip', gzipSync(whole)],
  ['gzip with several members', Buffer.concat(texts.map((text) => gzipSync(text)))],
  ['zstd', zstdCompressSync(whole)],
  ['zstd with several frames', Buffer.concat(texts.map((text) => zstdCompressSync(text)))],
  ['zstd with a frame to skip', Buffer.concat([emptyFrame, zstdCompressSync(whole), emptyFrame])],
])('the whole content of %s is read', async (_, bytes) => {
  expect(await read(bytes)).toBe(whole);
});

test.each([
  ['gzip', (text: string) => gzipSync(text)],
  ['zstd', (text: string) => zstdCompressSync(text)],
])('%s that ends early is an error, in its last member too', async (_, pack) => {
  const packed = Buffer.concat([pack('one\n'), pack(whole)]);
  await expect(read(packed.subarray(0, -5))).rejects.toThrow('unexpected end of file');
});

test.each([
  ['PK\u0003\u0004rest', 'it is a ZIP archive or a workbook'],
  ['PAR1rest', 'it is a Parquet file'],
])('a file that is no log is named: %j', async (start, reason) => {
  await expect(read(Buffer.from(start))).rejects.toThrow(reason);
});

test('zstd is cut at the ends of its frames only', () => {
  const frame = fc.oneof(
    fc.string({ maxLength: 300 }).map((text) => zstdCompressSync(text)),
    fc.nat(300_000).map((size) => zstdCompressSync(Buffer.alloc(size, 'ab'))),
    fc.constant(emptyFrame),
  );
  fc.assert(
    fc.property(fc.array(frame), fc.integer({ min: 1, max: 90 }), (frames, partBytes) => {
      const bytes = Buffer.concat(frames);
      const cutter = new ZstdFrames();
      const cuts = new Set<number>();
      let at = 0;
      for (let start = 0; start < bytes.length; start += partBytes)
        for (const part of cutter.cut(bytes.subarray(start, start + partBytes)))
          cuts.add((at += part.length));
      expect(at).toBe(bytes.length);

      let end = 0;
      for (const each of frames) expect(cuts).toContain((end += each.length));
    }),
    { numRuns: 50 },
  );
});
