export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // A browser that asks for a folder reads the URL later than the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
