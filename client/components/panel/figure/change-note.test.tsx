import { describe, expect, it, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axeViolations } from '#client/testing/axe';
import { renderPage } from '#client/testing/render-page';
import { ChangeNote, type UpIs } from './change-note';
import { applyStyles } from '#client/testing/styles';

applyStyles();

const THEN = '100 in October';

function show(now: number | null, then: number | null, upIs: UpIs = 'good') {
  const { container, user } = renderPage(
    <ChangeNote now={now} then={then} upIs={upIs} thenText={THEN} />,
    {
      path: '/',
    },
  );
  const note = container.querySelector('p');
  return { container, user, text: note?.textContent, colour: note && getComputedStyle(note).color };
}

const colourOf = (token: string) => `var(--ui-colors-fg-${token})`;

describe('the change of a figure', () => {
  test.each([
    [112.3, 100, 'up 12.3%'],
    [80, 100, 'down 20.0%'],
    [100.04, 100, 'no change'],
    [0, 100, 'down 100.0%'],
    [-50, -100, 'up 50.0%'],
  ])('from %p: %p against %p is %s', (now, then, words) => {
    expect(show(now, then).text).toBe(`${words}, compared with ${THEN}`);
  });

  test.each([
    ['good', 'up', 'success'],
    ['bad', 'up', 'error'],
    ['neutral', 'up', 'muted'],
    ['good', 'down', 'error'],
    ['bad', 'down', 'success'],
    ['neutral', 'down', 'muted'],
    ['bad', 'same', 'muted'],
  ] as const)('where up is %s and it went %s is coloured %s', (upIs, way, token) => {
    const now = { up: 120, down: 80, same: 100 }[way];
    expect(show(now, 100, upIs).colour).toBe(colourOf(token));
  });

  test.each([
    [1, null],
    [null, 1],
    [1, 0],
  ])('of %p against %p is none', (now, then) => {
    expect(show(now, then).text).toBe('Nothing to compare with');
  });

  it('shows the compared figure, by keyboard too', async () => {
    const { container, user } = show(120, 100);
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveProperty(
      'textContent',
      `Compared with ${THEN}`,
    );
    expect(await axeViolations(container)).toEqual([]);
  });
});
