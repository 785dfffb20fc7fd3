import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseRange, withRange } from '#client/components/date-range-picker/address-range';
import type { PickedRange } from '#client/components/date-range-picker/draft-range';
import {
  parseStoredRange,
  storedRangeText,
} from '#client/components/date-range-picker/stored-range';
import { todayIn } from '#client/formatting/date-ranges';
import { storage } from '#client/session/storage';

/** The range in the URL, or the last chosen one; stored in both. */
export function useOverviewRange() {
  const [params, setParams] = useSearchParams();
  const today = todayIn();
  const range = useMemo(
    () => parseRange(params, parseStoredRange(storage.selectedDateRange.read()), today),
    [params, today],
  );

  useEffect(() => {
    const complete = withRange(params, range);
    if (complete.toString() !== params.toString()) setParams(complete, { replace: true });
    storage.selectedDateRange.write(storedRangeText(range));
  }, [params, range, setParams]);

  const selectRange = useCallback(
    (picked: PickedRange) => {
      storage.selectedDateRange.write(storedRangeText(picked));
      setParams((current) => {
        const next = withRange(current, picked);
        next.delete('page');
        return next;
      });
    },
    [setParams],
  );

  return { range, today, selectRange };
}
