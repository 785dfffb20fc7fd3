import type { PoolClient } from 'pg';
import { eraseViewer, type ErasureReport } from '#server/ingestion/worker/erasure/erase-viewer.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import type { JobKind } from '#server/ingestion/worker/jobs/job-kind.js';
import { auditViewer } from './audit-viewer.js';
import type { ViewerRequest } from './viewer-request.js';

/**
 * Erases a viewer and audits it; `tx` is the client's transaction. Null when there is no such
 * customer.
 */
export async function eraseViewerRecords(
  client: PoolClient,
  tx: StoreTransaction,
  { acting, customerId, viewers, namedBy }: ViewerRequest,
): Promise<ErasureReport | null> {
  const report = await eraseViewer(tx, { customerId, viewers }, new Date(acting.at));
  if (!report) return null;

  const counts = { ...report };
  await auditViewer(client, acting, { verb: 'erase', customerId, namedBy, counts });

  return report;
}

export const ERASE_VIEWER: JobKind<ViewerRequest, ErasureReport | null> = {
  name: 'erase viewer',
  run: (client, request, { store }) => eraseViewerRecords(client, store.join(client), request),
};
