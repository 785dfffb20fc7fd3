import type { ReactNode } from 'react';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from './panel-declaration';

export interface PanelBoardProps {
  panels: readonly PanelDeclaration[];
  /** Null while the first figures of a client load, or when they could not be loaded. */
  figures: DashboardFigures | null;
  compared: DashboardFigures | null;
  view: DashboardView;
  onClearFilters?: () => void;
  /** Content between the panels, over their whole width, after the panel of this id. */
  inset?: { after: string; content: ReactNode };
  /** The reason why there are no figures. */
  failure?: string;
  onRetry?: () => void;
}
