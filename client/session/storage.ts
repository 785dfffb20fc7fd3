/**
 * What is kept in local storage. Everything else about it (shape, validity) is the business of who
 * reads it.
 */
const KEYS = {
  user: 'infinitum.user',
  selectedCustomerId: 'infinitum.selected-customer-id',
  selectedDateRange: 'infinitum.selected-date-range',
} as const;

/** Where tokens lay before the page kept none. */
const OLD_KEYS = ['infinitum.access-token', 'infinitum.refresh-token'];

interface StoredText {
  read: () => string | null;
  write: (text: string) => void;
  clear: () => void;
}

/**
 * Where the browser refuses storage (blocked site data), the page's own memory does for as long as
 * it is open.
 */
const memory = new Map<string, string>();

function storedText(key: string, area = () => localStorage): StoredText {
  return {
    read: () => {
      try {
        return area().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write: (text) => {
      try {
        area().setItem(key, text);
      } catch {
        memory.set(key, text);
      }
    },
    clear: () => {
      try {
        area().removeItem(key);
      } catch {
        memory.delete(key);
      }
    },
  };
}

export const storage = {
  user: storedText(KEYS.user),
  selectedCustomerId: storedText(KEYS.selectedCustomerId),
  selectedDateRange: storedText(KEYS.selectedDateRange),
};

/** Takes tokens of an earlier version out of storage. */
export const pruneTokens = (): void => OLD_KEYS.forEach((key) => storedText(key).clear());

/**
 * What a tab keeps for itself until it is closed: the view whose link was opened while nobody was
 * signed in.
 */
export const tabStorage = {
  returnPath: storedText('infinitum.return-address', () => sessionStorage),
};

/**
 * Whether a storage event of another tab is about who is signed in; a key of null is a storage
 * cleared whole.
 */
export function concernsSignIn(key: string | null): boolean {
  return key === null || key === KEYS.user;
}
