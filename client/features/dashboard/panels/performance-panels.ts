import { CHANNEL_PERFORMANCE_COST } from '#client/features/dashboard/performance/details/channel-performance-cost';
import { CREATIVE_PERFORMANCE_COST } from '#client/features/dashboard/performance/details/creative-performance-cost';
import { CREATIVE_PERFORMANCE_SUMMARY } from '#client/features/dashboard/performance/details/creative-performance-summary';
import {
  IMPRESSION_HEATMAP_IMPRESSIONS,
  IMPRESSION_HEATMAP_WEBHITS,
} from '#client/features/dashboard/performance/heatmaps/impression-heatmap-counts';
import { IMPRESSION_HEATMAP_RATIO } from '#client/features/dashboard/performance/heatmaps/impression-heatmap-ratio';
import { PLATFORM_CREATIVE_PERFORMANCE } from '#client/features/dashboard/performance/details/platform-creative-performance';
import type { PanelDeclaration } from './panel-declaration';

// To add a panel to the Performance view: a line here. Order is the order on the screen.
export const PERFORMANCE_PANELS: readonly PanelDeclaration[] = [
  IMPRESSION_HEATMAP_IMPRESSIONS,
  IMPRESSION_HEATMAP_WEBHITS,
  IMPRESSION_HEATMAP_RATIO,
  CREATIVE_PERFORMANCE_COST,
  CHANNEL_PERFORMANCE_COST,
  PLATFORM_CREATIVE_PERFORMANCE,
  CREATIVE_PERFORMANCE_SUMMARY,
];
