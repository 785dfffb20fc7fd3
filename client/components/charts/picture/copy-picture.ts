const UNSUPPORTED = 'Clipboard image copy not supported in this browser.';

const canCopyImages = (): boolean =>
  typeof ClipboardItem !== 'undefined' &&
  typeof (navigator.clipboard as Clipboard | undefined)?.write === 'function'; // absent on pages without TLS

/**
 * Puts a PNG into the clipboard. Throws with a text for people where the browser cannot, or may
 * not.
 */
export async function copyPicture(takePicture: () => Promise<Blob>): Promise<void> {
  if (!canCopyImages()) throw new Error(UNSUPPORTED);
  // The promise is handed over as it is: Safari allows the copy only within the click.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': takePicture() })]);
}
