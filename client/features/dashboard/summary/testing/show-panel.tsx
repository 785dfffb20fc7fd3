import { tableOf } from '#client/features/dashboard/panels/panel-declaration';
import { screen, within } from '@testing-library/react';
import { figureCsv } from '#client/components/panel/figure/figure-csv';
import { choosePanelAction } from '#client/testing/panel-actions';
import { parseCsv } from '#client/testing/parse-csv';
import { renderPage } from '#client/testing/render-page';
import { figuresOf, viewOf } from '#client/features/dashboard/dashboard.fixture';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import { PanelBoard } from '#client/features/dashboard/panels/panel-board';
import type { PanelDeclaration } from '#client/features/dashboard/panels/panel-declaration';

export const RANGE = { startDate: '2026-03-01', endDate: '2026-03-03' };
const BEFORE = { startDate: '2026-02-26', endDate: '2026-02-28' };
export const FIGURES = figuresOf(RANGE);
export const COMPARED = figuresOf(BEFORE, 800);

/** Setting for `show`: a comparison with the days before. */
export const PREVIOUS = { compared: COMPARED, view: { compare: 'previous' } } as const;

interface Shown {
  figures?: DashboardFigures;
  compared?: DashboardFigures | null;
  view?: Partial<DashboardView>;
}

type User = ReturnType<typeof renderPage>['user'];

/** One panel of the board, with figures of three days. */
export function show(
  panel: PanelDeclaration,
  { figures = FIGURES, compared = null, view = {} }: Shown = {},
) {
  const rendered = renderPage(
    <PanelBoard
      panels={[panel]}
      figures={figures}
      compared={compared}
      view={viewOf({ range: RANGE, ...view })}
    />,
    { path: '/' },
  );

  return { ...rendered, panel: within(screen.getByRole('region', { name: panel.title })) };
}

/** The texts of the table, row by row. */
export async function openTable(panel: PanelDeclaration, shown: Shown = {}) {
  const { user, container } = show(panel, shown);
  await choosePanelAction(user, panel.title, 'Show as table');
  const cells = (row: Element | undefined) =>
    [...(row?.children ?? [])].map(({ textContent }) => textContent);
  const [head, ...rows] = screen.getAllByRole('row');
  return { head: cells(head), rows: rows.map(cells), container };
}

/** The parsed CSV. */
export function csvOf(
  panel: PanelDeclaration,
  compared: DashboardFigures | null = null,
): string[][] {
  const table = tableOf(panel, FIGURES, compared, viewOf({ range: RANGE }));
  return table ? parseCsv(figureCsv(table).slice(1)) : [];
}

/** The tooltip after key presses on the chart. */
export async function tooltipAt(user: User, keys: string) {
  screen.getByRole('group', { name: /Arrow keys move/ }).focus();
  await user.keyboard(keys);
  return screen.getByTestId('chart-tooltip').textContent;
}
