import { screen, within } from '@testing-library/react';
import { renderPage } from '#client/testing/render-page';
import { figuresOf, viewOf } from '#client/features/dashboard/dashboard.fixture';
import { PanelBoard } from '#client/features/dashboard/panels/panel-board';
import type { PanelBoardProps } from '#client/features/dashboard/panels/panel-board-props';
import { PERFORMANCE_PANELS } from '#client/features/dashboard/panels/performance-panels';

export const VIEW = viewOf({ layout: 'performance' });
export const FIGURES = figuresOf(VIEW.range, 100_000);

/** The Performance view at its URL. */
export function showPerformance(
  props: Partial<PanelBoardProps> = {},
  path = '/dashboard?view=performance',
) {
  return renderPage(
    <PanelBoard
      panels={PERFORMANCE_PANELS}
      figures={FIGURES}
      compared={null}
      view={VIEW}
      {...props}
    />,
    { path },
  );
}

export const panel = (title: string) => within(screen.getByRole('region', { name: title }));

/** The texts of a table's rows, its head first, without filler rows. */
export const tableTexts = (title: string) =>
  panel(title)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
