import type { ComponentType, ReactNode } from 'react';
import type { PanelId } from '#schema/dashboard-panels';
import type { FigureTable } from '#client/components/panel/figure/figure-table';
import type { SkeletonShape } from '#client/components/panel/panel-skeleton';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { BodyProps, DashboardFigures } from '#client/features/dashboard/figures/figures';

/** Exactly the figures that a panel shows, with the comparison range: for the table and the CSV. */
export const tableOf = (
  panel: PanelDeclaration,
  figures: DashboardFigures,
  compared: DashboardFigures | null,
  view: DashboardView,
): FigureTable | undefined => {
  const table = panel.table?.(figures, compared, view);
  return table && { ...table, currency: figures.currency };
};

/**
 * A panel of the dashboard. Controls of its own go into its head with `PanelActions`, from the Body
 * that holds their state.
 */
export interface PanelDeclaration {
  /** Its anchor in the address: the panel's field, in kebab-case. */
  id: PanelId;
  title: string;
  subtitle?: string;
  help: ReactNode;
  /** Number of the twelve columns that it takes, by breakpoint. */
  columns: number | Partial<Record<'lg' | 'xl' | 'xxl', number>>;
  skeleton: SkeletonShape;
  /**
   * Height in pixels, the same in every state; `md` only from tablets up, `least` where the content
   * may be higher. By default the body is as high as its content.
   */
  bodyHeight?: number | { md: number } | { least: number };
  /** Charts and maps also have a table; charts can be saved as a picture. */
  kind: 'tiles' | 'table' | 'chart' | 'map';
  /** The picture is saved and copied by buttons of the head instead of rows of the menu. */
  hasPictureButtons?: boolean;
  /** It shows no visits, so nothing in it is still to come. */
  isOfImpressions?: boolean;
  /** The content draws to the edges of the panel. */
  isFlush?: boolean;
  hasData: (figures: DashboardFigures) => boolean;
  Body: ComponentType<BodyProps>;
  /**
   * Exactly the figures that the body shows, including the comparison range: for the table and the
   * CSV.
   */
  table?: (
    figures: DashboardFigures,
    compared: DashboardFigures | null,
    view: DashboardView,
  ) => FigureTable;
  /** The sample, the interval or the zone. */
  foot?: (
    figures: DashboardFigures,
    compared: DashboardFigures | null,
    view: DashboardView,
  ) => ReactNode;
}
