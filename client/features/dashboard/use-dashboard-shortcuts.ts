import { useEffect, useRef } from 'react';
import { usePresetKeys } from '#client/components/date-range-picker/use-preset-keys';
import { registerShortcut } from '#client/components/browser/shortcuts';
import { NO_FILTERS } from './bar/filters';
import { comparisonAfter } from './compare/compare-choice';
import type { DashboardView } from './view/dashboard-view';
import type { ViewChange } from './view/use-dashboard-view';

interface DashboardKeys {
  view: DashboardView;
  onChange: (change: ViewChange) => void;
  onAnalyse: () => void;
  onExport: () => void;
}

/** The action of each key, for the current view. */
function keysOf({ view, onChange, onAnalyse, onExport }: DashboardKeys) {
  return [
    { keys: 's', does: 'Show Summary', run: () => onChange({ layout: 'summary' }) },
    { keys: 'p', does: 'Show Performance', run: () => onChange({ layout: 'performance' }) },
    { keys: 'v', does: 'Show Effect', run: () => onChange({ layout: 'effect' }) },
    {
      keys: 'c',
      does: 'Compare with another period',
      run: () => onChange({ compare: comparisonAfter(view.compare) }),
    },
    { keys: 'x', does: 'Clear the filters', run: () => onChange({ filters: NO_FILTERS }) },
    { keys: 'a', does: 'Analyse', run: onAnalyse },
    { keys: 'e', does: 'Export all data to Excel', run: onExport },
  ];
}

export function useDashboardShortcuts(keys: DashboardKeys): void {
  usePresetKeys(keys.view.today, (range) => keys.onChange({ range }));

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
