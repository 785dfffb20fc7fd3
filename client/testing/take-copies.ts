/** The texts copied from now on. jsdom is not a secure context, so the page copies by selection. */
export function takeCopies(): string[] {
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.querySelector<HTMLTextAreaElement>('body > textarea');
    if (field) copied.push(field.value);
    return field !== null;
  };
  return copied;
}
