import { expect, test } from '@jest/globals';
import { RecentBatches } from './recent-batches.js';

test('what was stored in the three seconds before the last batch is given back in order, once', () => {
  const recent = new RecentBatches();
  recent.add('long ago', 1_000);
  recent.add('a\nb', 4_000);
  recent.add('c', 4_010);
  recent.add('d', 6_900);
  expect(recent.take().join('\n').split('\n')).toEqual(['a', 'b', 'c', 'd']);
  expect(recent.take()).toEqual([]);
});

test('lots of text and long pauses are no trouble', () => {
  const recent = new RecentBatches();
  const text = 'x'.repeat(100_000);
  for (let index = 0; index < 10; index++) recent.add(`${index}${text}`, 100 * index);
  expect(recent.take().join('\n').split('\n')).toHaveLength(10);
  recent.add('one', 0);
  recent.add('two', 3_600_000);
  expect(recent.take()).toEqual(['two']);
});
