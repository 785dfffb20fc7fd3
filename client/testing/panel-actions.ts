import { expect } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';

type User = ReturnType<typeof userEvent.setup>;

/** Presses a key in a menu, which takes the focus again in the frame after it. */
export async function pressInMenu(user: User, key: string): Promise<void> {
  await user.keyboard(key);
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}

/** Opens the menu of a panel; the answer is the names of its rows. */
export async function openPanelActions(user: User, title: string): Promise<(string | null)[]> {
  await user.click(screen.getByRole('button', { name: `Actions: ${title}` }));
  const menu = await screen.findByRole('menu', { name: `Actions: ${title}` });
  // It takes the focus a frame later, and keys before that would go to the page.
  await waitFor(() => expect(menu).toHaveFocus());
  return [...menu.querySelectorAll('[role^=menuitem]')].map(({ textContent }) => textContent);
}

/** Chooses an action of a panel. jsdom moves no pointer over a row, so the keys choose it. */
export async function choosePanelAction(user: User, title: string, action: string): Promise<void> {
  const actions = await openPanelActions(user, title);
  expect(actions).toContain(action);
  const menu = screen.getByRole('menu', { name: `Actions: ${title}` });
  const rows = [...menu.querySelectorAll('[role^=menuitem]')].slice(0, actions.indexOf(action) + 1);

  for (const row of rows) {
    await pressInMenu(user, '{ArrowDown}');
    await waitFor(() => expect(row).toHaveAttribute('data-highlighted'));
  }
  await user.keyboard('{Enter}');
  await waitFor(() => screen.getByRole('button', { name: `Actions: ${title}`, expanded: false }));
}
