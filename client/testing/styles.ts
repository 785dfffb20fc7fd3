import { StyleSheet } from '@emotion/sheet';
import { afterAll, expect } from '@jest/globals';

const { insert } = Object.getOwnPropertyDescriptors(StyleSheet.prototype);

// Every query by role computes styles, for which jsdom reads every rule: a quarter of the time.
StyleSheet.prototype.insert = () => undefined;

// A test of plain functions needs no theme, which takes a second to load.
const isOfScreen = expect.getState().testPath?.endsWith('.tsx');
const computeStylesAgain = isOfScreen
  ? (await import('./system-without-styles')).leaveOutStyles()
  : () => undefined;

// The next test file shares these objects.
afterAll(applyStyles);

/** Tests that look at styles call it at the top of the file. */
export function applyStyles() {
  Object.defineProperty(StyleSheet.prototype, 'insert', insert);
  computeStylesAgain();
}
