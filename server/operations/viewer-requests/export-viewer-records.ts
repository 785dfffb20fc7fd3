import type { Pool } from 'pg';
import { openEventStore } from '#server/event-store/postgres/open-event-store.js';
import { exportViewer, type ViewerExport } from '#server/ingestion/worker/erasure/export-viewer.js';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { auditViewer } from './audit-viewer.js';
import type { ViewerRequest } from './viewer-request.js';

/** Reads what is stored of a viewer and audits it. Null when there is no such customer. */
export function exportViewerRecords(
  pool: Pool,
  { acting, customerId, viewers, namedBy }: ViewerRequest,
): Promise<ViewerExport | null> {
  return inTransaction(pool, async (client) => {
    const known = await client.query('select 1 from customer where id = $1', [customerId]);
    if (!known.rowCount) return null;

    const records = await exportViewer(client, openEventStore(pool).join(client), {
      customerId,
      viewers,
    });
    const counts = {
      impressions: records.impressions.length,
      webhits: records.webhits.length,
      responses: records.responses.length,
      deadLetters: records.deadLetters.length,
    };
    await auditViewer(client, acting, { verb: 'export', customerId, namedBy, counts });

    return records;
  });
}
