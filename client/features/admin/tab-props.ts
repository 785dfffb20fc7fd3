import type { RequestRow } from './associations/waiting-rows';

/** What a tab of the page is told. */
export interface TabProps {
  /** What one's role allows. */
  viewerCan: readonly string[];
  /** Requests that wait for one's answer on this tab. */
  requests: readonly RequestRow[];
  /** They could not be read. */
  hasFailed: boolean;
  onReloadRequests: () => void;
  /** Who works with one's organisation stands on one of the two tabs of organisations. */
  hasAssociations: boolean;
}
