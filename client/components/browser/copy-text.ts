/** A page without https has no clipboard API; copying a selected text still works. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy'); // deprecated, and the only API without https
  field.remove();
  if (!isCopied) throw new Error('The browser did not copy');
}

/** Copies a text to the clipboard; call it from a click. Throws where the browser refuses. */
export async function copyText(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = window.isSecureContext ? navigator.clipboard : undefined;
  if (clipboard) await clipboard.writeText(text);
  else copyBySelection(text);
}
