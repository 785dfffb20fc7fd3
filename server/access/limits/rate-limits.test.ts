import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { RATE_LIMITS } from './rate-limits.js';
import { SECURITY_EVENTS } from '#server/access/audit/security-events.js';

const OPERATIONS = fs.readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/operations.md'),
  'utf8',
);
const UNITS_MS: Readonly<Record<string, number>> = {
  minute: 60_000,
  minutes: 60_000,
  hour: 3_600_000,
  hours: 3_600_000,
};

/** The rows of the tables whose first cell is a name in code. */
const ROWS = OPERATIONS.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

test('docs/operations.md states every limit over time, and none that is not there', () => {
  const stated = ROWS.flatMap(([, name = '', , limit = '', time = '']) => {
    const [count, unit = ''] = time.split(' ');
    const unitMs = UNITS_MS[unit];

    return unitMs === undefined
      ? []
      : [
          [
            name,
            { limit: Number(limit.replace(',', '')), windowMs: Number(count) * unitMs },
          ] as const,
        ];
  });

  expect(Object.fromEntries(stated)).toEqual(RATE_LIMITS);
});

test('docs/operations.md says when each security event happens', () => {
  expect(SECURITY_EVENTS.filter((event) => !ROWS.some(([, name]) => name === event))).toEqual([]);
});
