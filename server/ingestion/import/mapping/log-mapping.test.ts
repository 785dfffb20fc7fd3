import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { LogReader } from '#server/ingestion/edge/lines/forms/log-reader.js';
import { readEventLine } from '#server/ingestion/edge/lines/event-line.js';
import { LogMapping } from './log-mapping.js';
import { MappingError, readMapping } from './mapping-file.js';
import { READY_MAPPINGS, type Mapping } from './ready-mappings.js';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-mapping-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function mappingOf(stated: object): Mapping {
  const file = path.join(folder, 'map.json');
  fs.writeFileSync(file, JSON.stringify(stated));
  return readMapping(file);
}

/** The meaning of a log; null for lines that are left out. */
function read(log: string, mapping: Mapping) {
  const meaning = new LogMapping(mapping);
  const reader = new LogReader({ fieldOfColumn: (column) => meaning.fieldOfColumn(column) });
  const lines = [...reader.push(Buffer.from(log)), ...reader.end()];
  const meant = lines.map(({ content }) =>
    meaning.map(Buffer.isBuffer(content) ? JSON.parse(content.toString()) : content),
  );
  return { meant, meaning };
}

const guide = fs.readFileSync('docs/logs.md', 'utf8');
const exampleOf = (name: string) => {
  const [, section = ''] = guide.split(`\n### ${name}\n`);
  const blocks = [...section.matchAll(/```\w+\n(.*?)```/gs)].map(([, block = '']) => block);
  return { log: blocks[0] ?? '', mapping: JSON.parse(blocks[1] ?? '{}') as object };
};

test.each(Object.keys(READY_MAPPINGS))(
  "the guide's example of %s is one impression, and another line is left out",
  (name) => {
    const { log, mapping } = exampleOf(name);
    const { meant } = read(log, mappingOf(mapping));
    const [first, second, ...more] = meant;

    expect(mapping).toHaveProperty('base', name);
    expect(readEventLine(first, NOW)).toMatchObject({
      kind: 'impression',
      key: 'KEY_OF_A_TAG',
      occurredAtMs: expect.any(Number),
    });
    expect([second, more]).toEqual([null, []]);
  },
);

test.each([
  ['cm360', '2026-11-26T10:15:30.123Z', { callerId: 'ABAjH0jQ1XkZ3b9M' }],
  ['google-ad-manager', '2026-11-26T10:15:30.123Z', { uid: 'ppid-0001', callerId: 'AI2J-2nQ8sQ' }],
  [
    'freewheel',
    '2026-11-26T15:15:30.000Z',
    { ip: '203.97.8.22', userAgent: expect.stringContaining('Roku') },
  ],
  [
    'mediatailor',
    '2026-11-26T10:15:30.123Z',
    { ip: '203.97.8.22', userAgent: expect.stringContaining('Apple TV') },
  ],
])('%s says when, and by whom', (name, time, expected) => {
  const { log, mapping } = exampleOf(name);
  const line = readEventLine(read(log, mappingOf(mapping)).meant[0], NOW);
  expect(new Date(line.occurredAtMs).toISOString()).toBe(time);
  expect(line).toMatchObject(expected);
});

test('columns are found by plain names, the first that is filled counts, and values fill the rest', () => {
  const mapping = mappingOf({
    columns: { occurred_at: ['Played At', 'asked'], tag: 'creative', uid: 'viewer' },
    values: { type: 'impression', uid: 'nobody' },
  });
  const { meant } = read(
    'played_at;Asked;CREATIVE;other\n;1795688130;k;x\n1795688131;1;k;\n',
    mapping,
  );
  expect(meant).toEqual([
    { type: 'impression', occurred_at: 1_795_688_130_000, tag: 'k', uid: 'nobody' },
    { type: 'impression', occurred_at: 1_795_688_131_000, tag: 'k', uid: 'nobody' },
  ]);
});

test('of several ids the first counts that the table names, and other ids are counted', () => {
  const mapping = mappingOf({
    columns: { tag: ['creative', 'placement'] },
    tags: { 2: 'key-of-2', p: 'key-of-p' },
  });
  const { meant, meaning } = read('creative,placement\n1,p\n2,p\n3,q\n3,\n,\n', mapping);
  expect(meant).toEqual(
    [{ tag: 'key-of-p' }, { tag: 'key-of-2' }, null, null].map(
      (line) => line && expect.objectContaining(line),
    ),
  );
  expect([...meaning.unnamedIds]).toEqual([['3', 2]]);
});

test('JSON is read into its depth, and words for types become ours', () => {
  const mapping = mappingOf({
    columns: {
      type: 'event.kind',
      ip: 'device.headers.x-forwarded-for',
      uid: 'beacon?viewer',
      tag: 'ads.0.id',
      user_agent: 'device.none.agent',
    },
    types: { view: 'impression', visit: 'webhit' },
    only: { 'event.test': ['', 0] },
  });
  const line = {
    event: { kind: 'visit' },
    ads: [{ id: 'k' }],
    beacon: 'https://a.example/?x=1&viewer=a%20b',
    device: { headers: [{ name: 'X-Forwarded-For', value: '203.97.8.22' }] },
  };
  const { meant } = read(`${JSON.stringify(line)}\n{"event":{"test":1}}`, mapping);
  expect(meant).toEqual([
    { type: 'webhit', ip: '203.97.8.22', uid: 'a b', tag: 'k', occurred_at: undefined },
    null,
  ]);
});

test.each([
  [{ columms: {} }, 'columms is no part of a mapping.'],
  [{ columns: { tagg: 'x' } }, 'columns.tagg is no field of an event.'],
  [{ columns: { tag: {} } }, 'columns.tag must be text.'],
  [{ columns: [] }, 'columns must be a JSON object.'],
  [{ tags: { 1: null } }, 'tags.1 must be text.'],
  [{ zone: 'Middle/Earth' }, 'zone must be the name of a time zone'],
  [{ base: 'cm361' }, 'base must be one of cm360, google-ad-manager, freewheel, mediatailor.'],
])('a mapping that is wrong says where: %j', (stated, reason) => {
  expect(() => mappingOf(stated)).toThrow(new RegExp(reason.replaceAll('.', String.raw`\.`)));
});

test('a mapping that is not there, or no JSON, is named', () => {
  expect(() => readMapping(path.join(folder, 'none.json'))).toThrow(MappingError);
  fs.writeFileSync(path.join(folder, 'torn.json'), '{"columns":');
  expect(() => readMapping(path.join(folder, 'torn.json'))).toThrow(/torn\.json is not JSON/);
});
