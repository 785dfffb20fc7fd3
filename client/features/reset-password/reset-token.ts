interface Address {
  search: string;
  hash: string;
}

/**
 * Our mails put it after `#`, which browsers send to no server and no proxy; `?token=` also works.
 */
export const tokenFromUrl = ({ search, hash }: Address): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');

/** The state of the page in the tab's history: it survives a reload and is in no URL. */
export const stateWithToken = (token: string) => ({ token });

export const tokenFromState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : null;
