import { PANEL_TITLES } from '#schema/dashboard-panels';
import { countHeatmapPanel } from './count-heatmap-panel';

export const IMPRESSION_HEATMAP_IMPRESSIONS = countHeatmapPanel({
  id: 'impression-heatmap-impressions',
  title: PANEL_TITLES['impression-heatmap-impressions'],
  help: 'Impressions by local weekday and daypart. # shows counts, % the share of all impressions.',
  columns: { lg: 12, xl: 6 },
  field: 'impressions',
  counted: 'Impressions',
  isOfImpressions: true,
  paramPrefix: 'impressions',
});

export const IMPRESSION_HEATMAP_WEBHITS = countHeatmapPanel({
  id: 'impression-heatmap-webhits',
  title: PANEL_TITLES['impression-heatmap-webhits'],
  help: 'Visits by the local weekday and daypart of the impression they are credited to, not of the visit. # shows counts, % the share of all visits.',
  columns: { lg: 12, xl: 6 },
  field: 'responses',
  counted: 'Visits',
  paramPrefix: 'visits',
});
