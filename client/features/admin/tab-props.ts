import type { RequestRow } from './associations/waiting-rows';

/** Requests that wait for an answer. */
export interface IncomingRequests {
  rows: readonly RequestRow[];
  /** There are further requests. */
  hasMore: boolean;
  /** Loading failed. */
  hasFailed: boolean;
  reload: () => void;
}

export interface TabProps {
  /** The actions of the person's role. */
  viewerCan: readonly string[];
  /** The requests that this tab answers. */
  requests: IncomingRequests;
  /** One of the two organisation tabs also shows the associations. */
  hasAssociations: boolean;
}
