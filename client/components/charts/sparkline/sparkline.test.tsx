import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Providers } from '#client/app/providers';
import { createGraphqlClient } from '#client/graphql/client';
import { Sparkline } from './sparkline';

/** Every element has this width in a test. */
const WIDTH = 1024;

const sparkline = (values: readonly number[], places: number) => (
  <Providers client={createGraphqlClient()}>
    <Sparkline label="Messages, 3 at most" values={values} places={places} />
  </Providers>
);

/** The points of the line, in pixels of the drawing without its margin. */
function pointsOf(values: readonly number[], places: number): number[][] {
  const { container, unmount } = render(sparkline(values, places));
  const path = container.querySelector('path[fill="none"]')?.getAttribute('d') ?? '';
  unmount();
  return [...path.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

test('the newest value is at the right edge and the oldest as far left as the values reach', () => {
  const places = pointsOf([0, 5, 10], 11).map(([x]) => x);
  expect(places).toEqual([0.8 * WIDTH, 0.9 * WIDTH, WIDTH]);
});

test('the highest value reaches the top, nothing lies at the bottom', () => {
  expect(pointsOf([0, 500, 1000], 60).map(([, y]) => y)).toEqual([21, 10.5, 0]);
});

test('a quiet time is a line at the bottom', () => {
  expect(pointsOf([0, 0], 60).map(([, y]) => y)).toEqual([21, 21]);
});

test('it describes its drawing in words, and draws nothing without values', () => {
  const { rerender } = render(sparkline([1, 3, 2], 60));
  expect(screen.getByRole('img', { name: 'Messages, 3 at most' })).toBeInTheDocument();
  rerender(sparkline([], 60));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
