import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { historySearch } from '#client/formatting/history-address';

/** Opens the history drawer of a record. */
export function useHistoryLink(entity: string) {
  const [, setParams] = useSearchParams();
  return useCallback(
    (id: number) => setParams((before) => new URLSearchParams(historySearch(entity, id, before))),
    [entity, setParams],
  );
}
