import type { Pool } from 'pg';
import type { Acting } from '#server/access/audit/acting.js';
import type { Config } from '#server/core/process/config.js';
import {
  listViewerKeys,
  parseViewerIdentity,
  type ViewerInput,
} from '#server/ingestion/viewer-identity.js';

/** A viewer of a customer to erase or export, without its uid or address. */
export interface ViewerRequest {
  acting: Acting;
  customerId: number;
  /** The viewer's keys in all epochs. */
  viewers: string[];
  namedBy: 'address' | 'uid';
}

/** Throws ViewerIdentityError. */
export async function readViewerRequest(
  pool: Pool,
  { viewerSecret }: Pick<Config, 'viewerSecret'>,
  named: ViewerInput & { acting: Acting; customerId: number },
): Promise<ViewerRequest> {
  const { acting, customerId } = named;
  const identity = parseViewerIdentity(named);
  const viewers = await listViewerKeys(pool, viewerSecret, customerId, identity);

  return { acting, customerId, viewers, namedBy: identity.address ? 'address' : 'uid' };
}
