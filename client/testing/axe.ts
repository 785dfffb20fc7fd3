import { act } from '@testing-library/react';
import axe from 'axe-core';

/** axe's violations of WCAG 2.2 AA, one per line. Colours need a browser and are checked there. */
export async function axeViolations(container: Element): Promise<string[]> {
  // axe takes time, in which the screen may change.
  const { violations } = await act(() =>
    axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'color-contrast': { enabled: false } },
    }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
