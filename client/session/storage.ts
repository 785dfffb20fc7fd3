/** The five things kept in local storage. Everything else about them (shape, validity) is the business of who reads them. */
const KEYS = {
  accessToken: 'infinitum.access-token',
  refreshToken: 'infinitum.refresh-token',
  user: 'infinitum.user',
  selectedCustomerId: 'infinitum.selected-customer-id',
  selectedDateRange: 'infinitum.selected-date-range',
} as const;

interface StoredText {
  read: () => string | null;
  write: (text: string) => void;
  clear: () => void;
}

/** Where the browser refuses storage (blocked site data), the page's own memory does for as long as it is open. */
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
  accessToken: storedText(KEYS.accessToken),
  refreshToken: storedText(KEYS.refreshToken),
  user: storedText(KEYS.user),
  selectedCustomerId: storedText(KEYS.selectedCustomerId),
  selectedDateRange: storedText(KEYS.selectedDateRange),
};

/** What a tab keeps for itself until it is closed: the view whose link was opened while nobody was signed in. */
export const tabStorage = {
  returnAddress: storedText('infinitum.return-address', () => sessionStorage),
};

/** Whether a storage event of another tab is about who is signed in; a key of null is a storage cleared whole. */
export function concernsSignIn(key: string | null): boolean {
  return key === null || key === KEYS.user || key === KEYS.accessToken;
}
