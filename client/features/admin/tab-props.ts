import type { RequestRow } from './associations/waiting-rows';

/** Requests that wait for an answer. */
export interface IncomingRequests {
  rows: readonly RequestRow[];
  /** Others wait behind these. */
  hasMore: boolean;
  /** They could not be read. */
  hasFailed: boolean;
  reload: () => void;
}

/** What a tab of the page is told. */
export interface TabProps {
  /** What one's role allows. */
  viewerCan: readonly string[];
  /** Those that are answered on this tab. */
  requests: IncomingRequests;
  /** Who works with one's organisation stands on one of the two tabs of organisations. */
  hasAssociations: boolean;
}
