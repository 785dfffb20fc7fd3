import type { Response } from './response.js';
import type { LinkedViewer, ViewerImpression, ViewerWebhit } from './viewer-history.js';

/**
 * Gets the counting events of viewers, one viewer after the other. A viewer's events come by time;
 * at the same instant impressions before webhits, then by id.
 */
export interface HistoryReader {
  beginViewer(viewer: LinkedViewer): void;
  addImpression(impression: ViewerImpression): void;
  /** A webhit that only precedes those to credit: it is earlier, or under the former key. */
  addPrecedingWebhit(webhit: ViewerWebhit): void;
  /** A webhit in the viewer's period, with its stored response. */
  addWebhit(webhit: ViewerWebhit, stored: Response | null): void;
}
