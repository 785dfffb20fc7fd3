import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Spool } from './spool.js';
import { SpoolFullError } from './spool-writer.js';

let dir = '';
const opened: Spool[] = [];
const open = (maxBytes = 1_000_000) => {
  const spool = Spool.open(dir, maxBytes, () => undefined);
  opened.push(spool);
  return spool;
};
beforeEach(() => {
  dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-spool-')), 'spool');
});
afterEach(async () => {
  for (const spool of opened.splice(0)) await spool.close();
  fs.rmSync(path.dirname(dir), { recursive: true, force: true });
});

async function drain(spool: Spool): Promise<string[]> {
  const texts: string[] = [];
  for (let chunk = await spool.read(); chunk; chunk = await spool.read()) {
    texts.push(...chunk.texts);
    await spool.release(chunk);
  }
  return texts;
}

const segments = () => fs.readdirSync(dir).filter((name) => name.endsWith('.spool'));

test('texts come out in the order in which they went in, once, and then the spool is empty', async () => {
  const spool = open();
  expect(spool.isEmpty).toBe(true);
  await Promise.all([spool.append('a\nb'), spool.append('c')]);
  await spool.append('d');
  expect(spool.isEmpty).toBe(false);
  expect(await drain(spool)).toEqual(['a', 'b', 'c', 'd']);
  expect(spool.isEmpty).toBe(true);
  expect(spool.bytes).toBe(0);
  expect(segments()).toEqual([]);
});

test('what waits is still there for the next process, from where the replay was', async () => {
  const first = open();
  await first.append('a\nb');
  const chunk = await first.read();
  if (!chunk) throw new Error('nothing to read');
  await first.append('c');
  await first.release(chunk);
  await first.close();
  opened.length = 0;
  expect(await drain(open())).toEqual(['c']);
});

test('what was read but not released comes again', async () => {
  const first = open();
  await first.append('a');
  await first.read();
  await first.close();
  opened.length = 0;
  expect(await drain(open())).toEqual(['a']);
});

test('a position of a segment long gone does not hide a new one', async () => {
  const first = open();
  await first.append('a'.repeat(500));
  await drain(first);
  await first.close();
  opened.length = 0;

  const second = open();

  await second.append('b');
  await second.close();
  opened.length = 0;
  expect(await drain(open())).toEqual(['b']);
});

test.each([
  [
    'torn in the middle of its last record',
    (bytes: Buffer) => bytes.subarray(0, -3),
    ['a', 'b'],
    1,
  ],
  [
    'torn after its checksum',
    (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('0011')]),
    ['a', 'b', 'c'],
    1,
  ],
  [
    'changed in one letter',
    (bytes: Buffer) => Buffer.from(bytes.toString().replace(' b\n', ' x\n')),
    ['a', 'c'],
    1,
  ],
  ['full of noise', () => Buffer.from([0, 255, 10, 13, 10]), [], 2],
  ['empty', () => Buffer.alloc(0), [], 0],
])(
  'of a segment that is %s, the whole records are kept',
  async (_case, damage, expected, damaged) => {
    const first = open();
    await first.append('a\nb\nc');
    await first.close();
    opened.length = 0;

    const file = path.join(dir, segments()[0] ?? '');

    fs.writeFileSync(file, damage(fs.readFileSync(file)));

    const second = open();

    await second.append('later');
    expect(await drain(second)).toEqual([...expected, 'later']);
    expect(second.damagedTotal).toBe(damaged);
  },
);

test('beyond its bound the spool takes nothing, and goes on when there is room again', async () => {
  const spool = open(200);
  await spool.append('a'.repeat(150));
  await expect(spool.append('b'.repeat(50))).rejects.toThrow(SpoolFullError);
  expect(await drain(spool)).toEqual(['a'.repeat(150)]);
  await spool.append('c');
  expect(await drain(spool)).toEqual(['c']);
});

test('appending and draining at the same time loses and repeats nothing', async () => {
  const spool = open(100_000_000);
  const expected = Array.from(
    { length: 3_000 },
    (_, index) => `${index} ${'x'.repeat(index % 300)}`,
  );

  let writing = true;
  const writer = (async () => {
    for (const text of expected) await spool.append(text);
    writing = false;
  })();

  const texts: string[] = [];

  while (writing || !spool.isEmpty) {
    texts.push(...(await drain(spool)));
    await new Promise((resolve) => setImmediate(resolve));
  }

  await writer;
  expect(texts).toEqual(expected);
});

test('a spool that another living process holds is refused in one sentence', () => {
  fs.mkdirSync(dir);
  fs.writeFileSync(
    path.join(dir, 'lock'),
    JSON.stringify({ token: 't', pid: process.ppid, host: os.hostname() }),
  );
  expect(() => open()).toThrow(
    /is in use by another edge \(process \d+ on .*\): stop it, or set SPOOL_DIR/,
  );
});

test.each([
  ['a dead process', { pid: 2 ** 22 - 1, host: os.hostname() }, 0],
  ['an earlier life of the same container', { pid: process.pid, host: os.hostname() }, 0],
  ['a machine not heard of for long', { pid: 1, host: 'elsewhere' }, 60],
])('a lock of %s is taken over', (_case, owner, secondsAgo) => {
  fs.mkdirSync(dir);
  const file = path.join(dir, 'lock');
  fs.writeFileSync(file, JSON.stringify({ token: 't', ...owner }));
  const touched = Date.now() / 1000 - secondsAgo;
  fs.utimesSync(file, touched, touched);
  expect(open().isEmpty).toBe(true);
});
