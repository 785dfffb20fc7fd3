import type { PoolClient } from 'pg';
import { eraseViewer, type ErasureReport } from '#server/ingestion/worker/erasure/erase-viewer.js';
import type { JobKind } from '#server/ingestion/worker/jobs/job-kind.js';
import { auditViewer } from './audit-viewer.js';
import type { ViewerRequest } from './viewer-request.js';

/** Erases a viewer and audits it. Null when there is no such customer. */
export async function eraseViewerRecords(
  client: PoolClient,
  { acting, customerId, viewers, namedBy }: ViewerRequest,
): Promise<ErasureReport | null> {
  const report = await eraseViewer(client, { customerId, viewers }, new Date(acting.at));
  if (!report) return null;

  const counts = { ...report };
  await auditViewer(client, acting, { verb: 'erase', customerId, namedBy, counts });

  return report;
}

export const ERASE_VIEWER: JobKind<ViewerRequest, ErasureReport | null> = {
  name: 'erase viewer',
  run: eraseViewerRecords,
};
