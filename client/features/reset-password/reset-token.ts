interface Address {
  search: string;
  hash: string;
}

/**
 * Our mails put it behind `#`, which no server and no proxy is told; `?token=` is taken as well.
 */
export const tokenFromUrl = ({ search, hash }: Address): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');

/**
 * The state of the page in the history of its tab: it outlives a reload and stands in no address.
 */
export const keepToken = (token: string) => ({ token });

export const keptToken = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : null;
