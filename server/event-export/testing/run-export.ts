import 'reflect-metadata';
import pg from 'pg';
import { inTransaction } from '#server/core/orm/in-transaction.js';
import { exportEvents } from '../export-events.js';
import { NO_NAMES, viewerNamesFor } from '../formats/viewer-names.js';
import { folderStore } from '../stores/file-store.js';
import type { ExportRun, ExportUsage } from './export-run.js';
import { processCpuMs } from './process-cpu.js';

const SECRET = 'a secret of the export that is tested';

/** An export in a process of its own, which can be killed and whose memory is nobody else's. */
const { databaseUrl, into, rowsPerPart, killAfterParts, ...request } = JSON.parse(
  process.argv[2] ?? '{}',
) as ExportRun; // the parent's
const viewers = request.receiver ? viewerNamesFor(SECRET, request.receiver) : NO_NAMES;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0 });
pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
const postgresPid = rows[0]?.pid ?? 0;
let parts = 0;

const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
const postgresBeforeMs = processCpuMs(postgresPid);
await exportEvents(
  {
    read: (work) =>
      inTransaction(pool, async (client) => {
        await client.query('set transaction isolation level repeatable read, read only');
        return work(client);
      }),
    store: folderStore(into),
    rowsPerPart,
    onPart: () => {
      parts += 1;
      if (parts === killAfterParts) process.kill(process.pid, 'SIGKILL');
    },
    onDay: () => undefined,
  },
  { ...request, viewers },
);

const { user, system } = process.cpuUsage(cpuBefore);
const usage: ExportUsage = {
  wallMs: performance.now() - startedAt,
  cpuMs: (user + system) / 1000,
  postgresCpuMs: processCpuMs(postgresPid) - postgresBeforeMs,
  peakMb: process.resourceUsage().maxRSS / 1024,
};
await pool.end();
process.send?.(usage);
