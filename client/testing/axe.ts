import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * What axe finds against WCAG 2.2 AA, a line each. Colours need a browser and are checked there.
 */
export async function axeViolations(container: Element): Promise<string[]> {
  // It takes its time, in which the screen may change.
  const { violations } = await act(() =>
    axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'color-contrast': { enabled: false } },
    }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
