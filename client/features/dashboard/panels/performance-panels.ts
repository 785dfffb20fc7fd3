import type { PanelDeclaration } from './panel-declaration';

// To add a panel to the Performance view: a line here. Order is the order on the screen.
export const PERFORMANCE_PANELS: readonly PanelDeclaration[] = [];
