import { useSearchParams } from 'react-router-dom';
import type { SwitchOption } from '#client/components/form/switch-buttons';

export type HeatmapUnit = 'count' | 'share';

export const UNIT_OPTIONS: readonly SwitchOption<HeatmapUnit>[] = [
  { value: 'count', label: '#', name: '# counts' },
  { value: 'share', label: '%', name: '% share of total' },
];

const SHARE: HeatmapUnit = 'share';

/** Counts, or shares when the URL says so: `?impressions=share`. */
export function useHeatmapUnit(
  paramPrefix: string,
): [unit: HeatmapUnit, setUnit: (unit: HeatmapUnit) => void] {
  const [params, setParams] = useSearchParams();
  const setUnit = (unit: HeatmapUnit) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (unit === SHARE) next.set(paramPrefix, SHARE);
        else next.delete(paramPrefix);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return [params.get(paramPrefix) === SHARE ? SHARE : 'count', setUnit];
}
