const UNSUPPORTED = 'Clipboard image copy not supported in this browser.';

const canCopyImages = (): boolean =>
  typeof ClipboardItem !== 'undefined' &&
  typeof (navigator.clipboard as Clipboard | undefined)?.write === 'function'; // absent on pages without TLS

/**
 * Copies a PNG to the clipboard. Throws an error with a text for people where the browser cannot or
 * must not.
 */
export async function copyPicture(takePicture: () => Promise<Blob>): Promise<void> {
  if (!canCopyImages()) throw new Error(UNSUPPORTED);
  // The promise is passed without awaiting it: Safari allows the copy only within the click.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': takePicture() })]);
}
