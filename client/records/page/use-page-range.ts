import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { END_PARAM, PRESET_PARAM, START_PARAM } from '#schema/dashboard-url';
import { type DateRange, defaultRange } from '#schema/date-ranges';
import { parseRange, withRange } from '#client/components/date-range-picker/address-range';
import type { PickedRange } from '#client/components/date-range-picker/draft-range';
import { daysUntil } from '#client/records/dashboard-path';

const RANGE_PARAMS = [PRESET_PARAM, START_PARAM, END_PARAM];

/**
 * The range of the URL; without one the days of the record until today, or the last 30 days of a
 * record without dates. Null before the first day of the record.
 */
export function usePageRange(today: string, days: DateRange | undefined) {
  const [params, setParams] = useSearchParams();
  const lifetime = useMemo(
    () => (days ? daysUntil(today, days) : defaultRange(today)),
    [days, today],
  );
  const isChosen = RANGE_PARAMS.some((name) => params.has(name));
  const range = useMemo<PickedRange | null>(
    () => (isChosen ? parseRange(params, null, today) : lifetime),
    [isChosen, params, today, lifetime],
  );

  const select = useCallback(
    (picked: PickedRange) => setParams((current) => withRange(current, picked)),
    [setParams],
  );
  const selectLifetime = useCallback(
    () =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        for (const name of RANGE_PARAMS) next.delete(name);
        return next;
      }),
    [setParams],
  );

  return { range, lifetime, isChosen, select, selectLifetime };
}
