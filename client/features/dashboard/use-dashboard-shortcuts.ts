import { useEffect, useRef } from 'react';
import { registerShortcut } from '../../components/shortcuts';
import { DATE_RANGE_PRESETS, type DateRangePresetId, presetRange } from '../../formatting/date-ranges';
import { NO_FILTERS } from './bar/filters';
import { comparisonAfter } from './compare/compare-choice';
import type { DashboardView } from './dashboard-view';
import type { ViewChange } from './use-dashboard-view';

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

interface DashboardKeys {
  view: DashboardView;
  onChange: (change: ViewChange) => void;
  onAnalyse: () => void;
  onExport: () => void;
}

/** What each key does, from what is on screen now. */
function keysOf({ view, onChange, onAnalyse, onExport }: DashboardKeys) {
  return [
    { keys: 's', does: 'Show Summary', run: () => onChange({ layout: 'summary' }) },
    { keys: 'p', does: 'Show Performance', run: () => onChange({ layout: 'performance' }) },
    { keys: 'c', does: 'Compare with another period', run: () => onChange({ compare: comparisonAfter(view.compare) }) },
    { keys: 'x', does: 'Clear the filters', run: () => onChange({ filters: NO_FILTERS }) },
    { keys: 'a', does: 'Analyse', run: onAnalyse },
    { keys: 'e', does: 'Export all data to Excel', run: onExport },
    ...DATE_RANGE_PRESETS.map(({ id, label }) => ({
      keys: PRESET_KEYS[id],
      does: label,
      run: () => {
        const range = presetRange(id, view.today);
        if (range) onChange({ range: { ...range, preset: id } });
      },
    })),
  ];
}

export function useDashboardShortcuts(keys: DashboardKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const stops = keysOf(latest.current).map(({ keys: pressed, does }) =>
      registerShortcut({
        keys: pressed,
        does,
        run: () =>
          keysOf(latest.current)
            .find((key) => key.keys === pressed)
            ?.run(),
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, []);
}
