import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addTo, GroupTable, MAX_GROUPS } from './group-table.js';

const DENSE_KEYS = 40;
const SPARSE_KEYS = 2 ** 40;

describe('the groups of a report', () => {
  test.each([DENSE_KEYS, SPARSE_KEYS])('count by slot and key, with %d keys', (keyCount) => {
    const counted = fc.record({ key: fc.nat({ max: DENSE_KEYS - 1 }), count: fc.nat() });
    fc.assert(
      fc.property(fc.array(fc.array(counted)), (slots) => {
        const table = new GroupTable(keyCount);
        const expected = new Map<string, number>();
        slots.forEach((events, slot) => {
          table.startSlot(slot);
          for (const { key, count } of events) {
            addTo(table.visits, table.groupOf(key), count);
            expected.set(`${slot} ${key}`, (expected.get(`${slot} ${key}`) ?? 0) + count);
          }
        });

        const found = table.keys.map((key, group): [string, number] => [
          `${table.slots[group]} ${key}`,
          table.visits[group] ?? 0,
        ]);
        expect(found).toEqual([...expected]);
      }),
    );
  });

  test('are refused beyond the most that one call may have, by name', () => {
    const table = new GroupTable(SPARSE_KEYS);
    for (let key = 0; key < MAX_GROUPS; key += 1) table.groupOf(key);
    expect(() => table.groupOf(MAX_GROUPS)).toThrow(/more than 100000 rows/);
  });
});
