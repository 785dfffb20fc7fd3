/** The keys in local storage. The reader of an entry checks its shape and validity. */
const KEYS = {
  user: 'infinitum.user',
  selectedCustomerId: 'infinitum.selected-customer-id',
  selectedDateRange: 'infinitum.selected-date-range',
  selectedComparison: 'infinitum.selected-comparison',
  recentRecords: 'infinitum.recent-records',
  overviewPlace: 'infinitum.overview-place',
} as const;

interface StoredText {
  read: () => string | null;
  write: (text: string) => void;
  clear: () => void;
}

/** Replaces storage that the browser refuses (blocked site data) while the page is open. */
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
  selectedComparison: storedText(KEYS.selectedComparison),
  recentRecords: storedText(KEYS.recentRecords),
  overviewPlace: storedText(KEYS.overviewPlace),
};

/** The link that an anonymous caller opened, kept per tab until it closes. */
export const tabStorage = {
  returnPath: storedText('infinitum.return-address', () => sessionStorage),
};

/**
 * True where a storage event of another tab changes the signed-in user; a null key means that all
 * storage was cleared.
 */
export function concernsSignIn(key: string | null): boolean {
  return key === null || key === KEYS.user;
}
