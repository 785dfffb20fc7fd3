import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchParam } from '#client/components/table/use-search-param';
import type { OverviewRow } from './overview-totals';

export const STATES = ['all', 'active', 'upcoming', 'completed'] as const;
export type BookingState = (typeof STATES)[number];

const PARAM = 'state';

const HAS_STATE: Record<BookingState, (row: OverviewRow, today: string) => boolean> = {
  all: () => true,
  active: ({ startDate, endDate }, today) => startDate <= today && today <= endDate,
  upcoming: ({ startDate }, today) => startDate > today,
  completed: ({ endDate }, today) => endDate < today,
};

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word occurs in one of the names, whatever its case and accents. */
function hasWords(row: OverviewRow, words: readonly string[]): boolean {
  const { customerName, campaignName, bookingName, channelName } = row;
  const names = folded([customerName, campaignName, bookingName, channelName].join('\n'));
  return words.every((word) => names.includes(word));
}

/** The rows that the search and the state let through; both are in the URL. */
export function useOverviewFilter(rows: readonly OverviewRow[] | null, today: string) {
  const [params, setParams] = useSearchParams();
  const { search, setSearch } = useSearchParam();
  const named = params.get(PARAM);
  const state = STATES.find((one) => one === named) ?? 'all';

  const change = (values: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(values))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const shown = useMemo(() => {
    const words = folded(search).split(/\s+/).filter(Boolean);
    return rows?.filter((row) => HAS_STATE[state](row, today) && hasWords(row, words)) ?? [];
  }, [rows, search, state, today]);

  return {
    shown,
    search,
    setSearch,
    state,
    setState: (next: BookingState) => change({ [PARAM]: next === 'all' ? null : next }),
    isFiltered: search !== '' || state !== 'all',
    clear: () => change({ q: null, [PARAM]: null }),
  };
}
