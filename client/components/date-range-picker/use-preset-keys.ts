import { useEffect, useRef } from 'react';
import { DATE_RANGE_PRESETS, type DateRangePresetId, presetRange } from '#schema/date-ranges';
import { registerShortcut } from '#client/components/browser/shortcuts';
import type { PickedRange } from './draft-range';

/** 1 to 9 and 0 for the first ten presets, in the picker's order; the long ones after a y. */
const PRESET_KEYS: Readonly<Record<DateRangePresetId, string>> = {
  today: '1',
  yesterday: '2',
  'this-week': '3',
  'last-week': '4',
  'last-7-days': '5',
  'last-30-days': '6',
  'last-90-days': '7',
  'this-month': '8',
  'last-month': '9',
  'this-year': '0',
  'this-ytd': 'y t',
  'last-year': 'y l',
  'last-1-year': 'y 1',
};

/**
 * A key for every preset while the component is mounted; `today` is the local date that presets
 * count from.
 */
export function usePresetKeys(today: string, onPick: (range: PickedRange) => void): void {
  const latest = useRef({ today, onPick });
  useEffect(() => {
    latest.current = { today, onPick };
  });
  useEffect(() => {
    const pick = (preset: DateRangePresetId) => {
      const range = presetRange(preset, latest.current.today);
      if (range) latest.current.onPick({ ...range, preset });
    };
    const stops = DATE_RANGE_PRESETS.map(({ id, label }) =>
      registerShortcut({ keys: PRESET_KEYS[id], does: label, run: () => pick(id) }),
    );
    return () => stops.forEach((stop) => stop());
  }, []);
}
