import { PANEL_TITLES, type PanelId } from '#schema/dashboard-panels.js';

/** A sentence with the panel that shows its figures. */
export const shownIn = (panel: PanelId, sentence: string): string =>
  `${sentence.replace(/\s+/g, ' ').replace(/\.$/, '')} (<a href="#${panel}">${PANEL_TITLES[panel]}</a>).`;
