import { useEffect, useState } from 'react';
import type { ContentClient } from './content';

const PAUSE_MS = 500;

/**
 * The client whose content is shown: the first at once, another after half a second without a new
 * choice; null meanwhile.
 */
export function useDebouncedClient(client: ContentClient | null): ContentClient | null {
  const [settledId, setSettledId] = useState<number | null>(null);
  const id = client?.id ?? null;
  useEffect(() => {
    if (id === settledId) return undefined;
    const timer = setTimeout(() => setSettledId(id), settledId === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, settledId]);
  return id === settledId || settledId === null ? client : null;
}
