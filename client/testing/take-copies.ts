/**
 * The texts that are copied from now on. jsdom is no secure context: they are copied by selecting
 * them.
 */
export function takeCopies(): string[] {
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.querySelector<HTMLTextAreaElement>('body > textarea');
    if (field) copied.push(field.value);
    return field !== null;
  };
  return copied;
}
