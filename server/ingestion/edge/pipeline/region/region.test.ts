import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseIp } from '#server/core/http/ip-address.js';
import { GDPR_AREA } from '#server/ingestion/edge/pipeline/gdpr-area.js';
import { openRegionRanges } from './open-region-ranges.js';
import { regionCode } from './region-names.js';
import type { RegionRanges } from './region-ranges.js';
import { liesUnderGdpr, regionFinder, UNKNOWN_REGION } from './region.js';

test.each([
  ['NZ', 'Auckland', 'NZ-AUK'],
  ['NZ', "Hawke's Bay Region", 'NZ-HKB'],
  ['NZ', 'Hawke\u2019s Bay', 'NZ-HKB'],
  ['NZ', 'Manawatu-Wanganui', 'NZ-MWT'],
  ['NZ', 'Manawat\u016b-Whanganui', 'NZ-MWT'],
  ['NZ', 'Tasman District', 'NZ-TAS'],
  ['NZ', 'Wellington Region', 'NZ-WGN'],
  ['AU', 'ACT', 'AU-ACT'],
  ['AU', 'Northern Territory', 'AU-NT'],
  ['AU', 'State of Victoria', 'AU-VIC'],
  ['AU', 'Auckland', null],
  ['US', 'California', null],
])('in %s, "%s" is %s', (country, name, code) => {
  expect(regionCode(country, name)).toBe(code);
});

test('an address of unknown place has no region', () => {
  expect(liesUnderGdpr(parseIp('88.198.0.1'), null)).toBe(false);
  expect(liesUnderGdpr(null, null)).toBe(false);
});

test('a code that a line names wins over its address, and an unknown one is Unknown', () => {
  const find = regionFinder(() => new Map([['NZ-AUK', 2]]), null);
  expect(find('NZ-AUK', null)).toBe(2);
  expect(find('US-CA', null)).toBe(UNKNOWN_REGION);
  expect(find('', parseIp('203.97.5.5'))).toBe(UNKNOWN_REGION);
});

describe('with the installed address database', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-regions-'));
  let ranges: RegionRanges | null = null;
  beforeAll(async () => {
    ranges = await openRegionRanges(folder);
  }, 60_000);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test.each([
    ['203.97.5.5', 'NZ-AUK'],
    ['1.1.1.1', 'AU-NSW'],
    ['8.8.8.8', null],
    ['88.198.0.1', GDPR_AREA],
    ['2a01:4f8::1', GDPR_AREA],
    ['212.58.244.22', GDPR_AREA],
    ['127.0.0.1', null],
    ['0.0.0.0', null],
    ['255.255.255.255', null],
    ['2404:4400:1::1', 'NZ-AUK'],
    ['2001:4860:4860::8888', null],
    ['::1', null],
  ])('%s lies in %s', (text, code) => {
    const address = parseIp(text);
    if (!address) throw new Error('no address');
    expect(ranges?.codeOf(address) ?? null).toBe(code);
    expect(liesUnderGdpr(address, ranges)).toBe(code === GDPR_AREA);
  });

  test('the second start reads the file the first one made', async () => {
    const startedAtMs = performance.now();
    expect((await openRegionRanges(folder))?.v4.high.length).toBe(ranges?.v4.high.length);
    expect(performance.now() - startedAtMs).toBeLessThan(1_000);
  });
});
