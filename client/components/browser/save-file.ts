/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // A browser that asks where to save reads the address later than the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
