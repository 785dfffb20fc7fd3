import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Providers } from '../../app/providers';
import { createGraphqlClient } from '../../graphql/client';
import { Sparkline, sparklinePoints } from './sparkline';

test('the newest value stands at the right edge and the oldest as far left as there are places', () => {
  const places = sparklinePoints([0, 5, 10], 11).map(([x]) => x);
  expect(places).toEqual([80, 90, 100]);
});

test('the highest value reaches the top, nothing lies at the bottom', () => {
  const heights = sparklinePoints([0, 500, 1000], 60).map(([, y]) => y);
  expect(heights).toEqual([22.5, 12, 1.5]);
});

test('a quiet time is a line at the bottom', () => {
  expect(sparklinePoints([0, 0], 60).map(([, y]) => y)).toEqual([22.5, 22.5]);
});

test('it tells in words what it draws, and draws nothing of nothing', () => {
  const draw = (values: readonly number[]) => (
    <Providers client={createGraphqlClient()}>
      <Sparkline label="Messages, 3 at most" values={values} places={60} />
    </Providers>
  );
  const { rerender } = render(draw([1, 3, 2]));
  expect(screen.getByRole('img', { name: 'Messages, 3 at most' })).toBeTruthy();
  rerender(draw([]));
  expect(screen.queryByRole('img')).toBeNull();
});
