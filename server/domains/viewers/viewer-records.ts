import type { Pool } from 'pg';
import type { Config } from '#server/core/process/config.js';
import { eraseViewer, type ErasureReport } from '#server/ingestion/worker/erasure/erase-viewer.js';
import { exportViewer, type ViewerExport } from '#server/ingestion/worker/erasure/export-viewer.js';
import { inTransaction } from '#server/ingestion/worker/loop/in-transaction.js';
import { listViewerKeys, type ViewerIdentity } from '#server/ingestion/viewer-identity.js';
import { auditViewer, type Acting } from './audit-viewer.js';

/** A viewer of a customer, for the command and for the calls of super admins alike. */
interface ViewerRequest {
  pool: Pool;
  config: Pick<Config, 'viewerSecret'>;
  acting: Acting;
  customerId: number;
  identity: ViewerIdentity;
}

/** Null when there is no such customer. Throws ViewerIdentityError. */
export async function eraseViewerRecords(request: ViewerRequest): Promise<ErasureReport | null> {
  const { pool, config, acting, customerId, identity } = request;
  const viewers = await listViewerKeys(pool, config.viewerSecret, customerId, identity);

  return eraseViewer(
    pool,
    { customerId, viewers },
    {
      now: acting.now(),
      onErased: (client, counts) =>
        auditViewer(client, acting, { verb: 'erase', customerId, identity, counts: { ...counts } }),
    },
  );
}

/** Null when there is no such customer. Throws ViewerIdentityError. */
export async function exportViewerRecords(request: ViewerRequest): Promise<ViewerExport | null> {
  const { pool, config, acting, customerId, identity } = request;
  const viewers = await listViewerKeys(pool, config.viewerSecret, customerId, identity);

  return inTransaction(pool, async (client) => {
    const known = await client.query('select 1 from customer where id = $1', [customerId]);
    if (!known.rowCount) return null;

    const records = await exportViewer(client, { customerId, viewers });
    const counts = {
      impressions: records.impressions.length,
      webhits: records.webhits.length,
      responses: records.responses.length,
      deadLetters: records.deadLetters.length,
    };
    await auditViewer(client, acting, { verb: 'export', customerId, identity, counts });

    return records;
  });
}
