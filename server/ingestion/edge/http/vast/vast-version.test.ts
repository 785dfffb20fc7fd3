import { expect, test } from '@jest/globals';
import { readVastVersion } from './vast-version.js';

test.each([
  ['', '4.2'],
  ['[VASTVERSIONS]', '4.2'],
  ['-1', '4.2'],
  ['5.0', '4.2'],
  ['2.0', '2.0'],
  ['3.0', '3.0'],
  ['4.1', '4.1'],
  ['2,3,5,6', '3.0'],
  ['2, 5', '2.0'],
  ['2,3,5,6,7,8', '4.0'],
  ['2,3,5,6,7,8,11,12', '4.1'],
  ['2,3,5,6,7,8,11,12,13,14,15,16', '4.2'],
])('%p asks for %s', (text, version) => {
  expect(readVastVersion(text)).toBe(version);
});
