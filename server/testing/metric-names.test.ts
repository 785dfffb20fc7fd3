import { expect, test } from '@jest/globals';
import { askedMetrics, shownMetrics } from './metric-names.js';

test('the names shown are those of every figure, with the three of a histogram', () => {
  const text =
    '# HELP a_total x\n# TYPE a_total counter\na_total{x="b"} 1\n# HELP c_seconds y\n# TYPE c_seconds histogram\n';
  expect(shownMetrics(text)).toEqual([
    'a_total',
    'c_seconds_bucket',
    'c_seconds_sum',
    'c_seconds_count',
  ]);
});

test.each([
  ['sum by (kind, le) (rate(a_total{kind=~"x|y"}[$__rate_interval]))', ['a_total']],
  ['histogram_quantile(0.95, sum by (le) (rate(c_seconds_bucket[5m])))', ['c_seconds_bucket']],
  [
    '(sum(rate(a_count{status="5.."}[1h])) or vector(0)) / clamp_min(b_count, 1e-9)',
    ['a_count', 'b_count'],
  ],
  ['count(part_ready == 0) or vector(0)', ['part_ready']],
])('%s asks for %j', (query, names) => {
  expect(askedMetrics(query)).toEqual(names);
});
