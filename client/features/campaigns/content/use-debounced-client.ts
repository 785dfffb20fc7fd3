import { useEffect, useState } from 'react';
import type { ContentClient } from './content';

const DEBOUNCE_MS = 500;

/**
 * The client whose content is shown: the first at once, another after half a second without a new
 * choice; null meanwhile.
 */
export function useDebouncedClient(client: ContentClient | null): ContentClient | null {
  const [debouncedId, setDebouncedId] = useState<number | null>(null);
  const id = client?.id ?? null;
  useEffect(() => {
    if (id === debouncedId) return undefined;
    const timer = setTimeout(() => setDebouncedId(id), debouncedId === null ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [id, debouncedId]);
  return id === debouncedId || debouncedId === null ? client : null;
}
