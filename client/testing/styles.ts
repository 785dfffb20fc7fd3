import { StyleSheet } from '@emotion/sheet';

const { insert } = Object.getOwnPropertyDescriptors(StyleSheet.prototype);

// Every query by role computes styles, for which jsdom reads every rule: a quarter of the time.
StyleSheet.prototype.insert = () => undefined;

/** For tests that look at styles: call it at the top of the file. */
export function applyStyles() {
  Object.defineProperty(StyleSheet.prototype, 'insert', insert);
}
