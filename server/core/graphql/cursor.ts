/** The cursor of a list by id, which never changes. */
export const toCursor = (id: number | string): string =>
  Buffer.from(`id:${id}`).toString('base64url');

/** The digits of the row's id; null for a text that is no cursor of ours. */
export function parseCursor(cursor: string): string | null {
  const [, digits] = /^id:(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return digits ?? null;
}
