import type { Credit, ViewerImpression, ViewerWebhit, LinkedViewer } from './viewer-history.js';
import type { Response } from './response.js';

/** Credits the webhits of one viewer, whose events come in the order of a history. */
export interface Timeline {
  addImpression(impression: ViewerImpression): void;
  /** The webhit's response; null when it is no visit or no impression activated it. */
  creditWebhit(webhit: ViewerWebhit): Credit | null;
}

/**
 * 'check' compares and changes nothing; 'apply' also stores the differing figures, in the zone of
 * the customer's country.
 */
export type RecomputeMode = 'check' | 'apply';

/** Stored figures that differ from those recomputed from raw events. */
export interface FigureDifference {
  /** Name of what differs: 'response', 'impression_rollup' … */
  table: string;
  rows: number;
  /** The affected local dates, in order; none where figures do not belong to a day. */
  localDates: string[];
}

export interface RecomputeReport {
  customerId: number;
  timeZone: string;
  /** None when stored and recomputed figures agree. */
  differences: FigureDifference[];
}

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
