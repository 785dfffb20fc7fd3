import { useSearchParams } from 'react-router-dom';
import type { SwitchOption } from '#client/components/form/switch-buttons';
import type { RegionOrder } from './region-rows';

export const REGION_ORDERS: readonly SwitchOption<RegionOrder>[] = [
  { value: 'visits', label: 'Visits', name: 'Visits, most first' },
  { value: 'rate', label: 'Rate', name: 'Rate, highest first' },
];

const PARAM = 'regions';
const RATE: RegionOrder = 'rate';

/** The order is by visits, or by rate when the URL says so: `?regions=rate`. */
export function useRegionOrder(): [order: RegionOrder, setOrder: (order: RegionOrder) => void] {
  const [params, setParams] = useSearchParams();
  const setOrder = (order: RegionOrder) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (order === RATE) next.set(PARAM, RATE);
        else next.delete(PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return [params.get(PARAM) === RATE ? RATE : 'visits', setOrder];
}
