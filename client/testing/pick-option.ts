import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';

/**
 * Chooses from the open list. Over a dialog, a list takes the pointer only one frame after it
 * appears.
 */
export async function pickOption(
  user: ReturnType<typeof userEvent.setup>,
  name: string | RegExp,
): Promise<void> {
  const option = await screen.findByRole('option', { name });
  await waitFor(() => expect(getComputedStyle(option).pointerEvents).not.toBe('none'));
  await user.click(option);
}
