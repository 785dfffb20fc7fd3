import axe from 'axe-core';

/** What axe finds wrong with the page as it stands, one line each. Colours are looked at in a real browser, not here. */
export async function accessibilityViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
