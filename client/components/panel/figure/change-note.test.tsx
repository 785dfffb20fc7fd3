import { describe, expect, it, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '#client/testing/render-page';
import { applyStyles } from '#client/testing/styles';
import { ChangeNote } from './change-note';

applyStyles();

const DETAIL = '100 in October';

type Shown = Partial<Parameters<typeof ChangeNote>[0]>;

function show(shown: Shown = {}) {
  const { container, user } = renderPage(
    <ChangeNote way="up" size="20.0%" upIs="good" detail={DETAIL} {...shown} />,
    { path: '/' },
  );
  const note = container.querySelector('p');
  return { container, user, text: note?.textContent, colour: note && getComputedStyle(note).color };
}

const colourOf = (token: string) => `var(--ui-colors-fg-${token})`;

describe('the change of a figure', () => {
  test.each([
    [{ way: 'up' }, 'up 20.0%'],
    [{ way: 'down' }, 'down 20.0%'],
    [{ way: 'down', size: null }, 'no change'],
    [{ caution: 'unclear' }, 'up 20.0%, unclear'],
  ] as const)('of %j reads %s', (shown, words) => {
    expect(show(shown).text).toBe(`${words}, compared with ${DETAIL}`);
  });

  test.each([
    [{ upIs: 'good', way: 'up' }, 'success'],
    [{ upIs: 'bad', way: 'up' }, 'error'],
    [{ upIs: 'neutral', way: 'up' }, 'muted'],
    [{ upIs: 'good', way: 'down' }, 'error'],
    [{ upIs: 'bad', way: 'down' }, 'success'],
    [{ upIs: 'bad', size: null }, 'muted'],
    [{ upIs: 'bad', caution: 'unclear' }, 'muted'],
  ] as const)('of %j is coloured %s', (shown, token) => {
    expect(show(shown).colour).toBe(colourOf(token));
  });

  it('shows the compared figure, by keyboard too', async () => {
    const { user } = show();
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveProperty(
      'textContent',
      `Compared with ${DETAIL}`,
    );
  });
});
