import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Rules that ask what is drawn, and where: jsdom draws nothing. */
const NEED_LAYOUT = ['color-contrast', 'target-size', 'aria-hidden-focus'];

/** axe's violations of WCAG 2.2 AA, one per line. Colours need a browser and are checked there. */
export async function axeViolations(container: Element): Promise<string[]> {
  // axe takes time, in which the screen may change.
  const { violations } = await act(() =>
    axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: Object.fromEntries(NEED_LAYOUT.map((name) => [name, { enabled: false }])),
    }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
