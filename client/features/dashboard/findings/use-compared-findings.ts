import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { useDashboardFindingsQuery } from '#client/graphql/generated';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { filterOf, useStableFilter } from '#client/features/dashboard/view/dashboard-filter';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { comparisonRange } from '#schema/comparisons';

/**
 * The figures with the findings that also look at the comparison range; with their own findings
 * until those have arrived.
 */
export function useComparedFindings(
  figures: DashboardFigures | null,
  /** The view of the figures. */
  view: DashboardView,
): DashboardFigures | null {
  const filter = useStableFilter(figures && filterOf(view));
  const comparedTo = comparisonRange(view.compare, view.range, view.today);
  const { data, refetch } = useDashboardFindingsQuery(
    filter && comparedTo
      ? {
          variables: { filter, comparedTo },
          // As the figures, which they replace.
          fetchPolicy: 'no-cache',
          context: { silent: true },
        }
      : skipToken,
  );
  const findings = data?.dashboard.findings;

  // Live figures bring new findings; the first ones are already asked for.
  const answered = useRef(figures);
  useEffect(() => {
    if (findings && answered.current !== figures) void refetch().catch(() => undefined);
    answered.current = figures;
  }, [figures, findings, refetch]);

  return useMemo(
    () => (figures && findings ? { ...figures, findings } : figures),
    [figures, findings],
  );
}
