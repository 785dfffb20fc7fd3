import { useMemo } from 'react';
import { filterOf } from '#client/features/dashboard/view/dashboard-filter';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { useDashboardFigures } from '#client/features/dashboard/figures/use-dashboard-figures';
import { comparisonRange, isUnderWay } from '#schema/comparisons';

interface Comparable {
  /** The requested view. */
  view: DashboardView;
  /** The view of the figures on screen. */
  shownView: DashboardView;
  isReady: boolean;
}

function comparedViewOf(view: DashboardView): DashboardView | null {
  const range = comparisonRange(view.compare, view.range, view.today);
  return range && { ...view, range };
}

/**
 * The figures of the comparison range; null until they have loaded and belong to the figures on
 * screen.
 */
export function useComparedFigures({ view, shownView, isReady }: Comparable) {
  const wanted = useMemo(() => comparedViewOf(view), [view]);
  const expected = useMemo(() => comparedViewOf(shownView), [shownView]);
  const { figures, shownFilter, isRefreshing, error, retry } = useDashboardFigures({
    view: wanted ?? view,
    isReady: isReady && wanted !== null,
    isLive: false,
  });

  const isPair =
    expected !== null && JSON.stringify(shownFilter) === JSON.stringify(filterOf(expected));

  return {
    range: expected?.range ?? null,
    isSoFar: isUnderWay(shownView.range, shownView.today),
    compared: isPair ? figures : null,
    hasFailed: wanted !== null && error !== undefined && (figures === null || isRefreshing),
    onRetry: retry,
  };
}
