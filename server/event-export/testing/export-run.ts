import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { EventExport } from '../event-export.js';

/** The first argument of the process, as JSON. */
export interface ExportRun extends Omit<EventExport, 'viewers'> {
  databaseUrl: string;
  into: string;
  rowsPerPart: number;
  /** The process kills itself after so many parts; null: never. */
  killAfterParts: number | null;
}

/** Message that the process sends when it is done. */
export interface ExportUsage {
  wallMs: number;
  /** Time of the export, without starting the process. */
  cpuMs: number;
  /** Time of PostgreSQL's process that serves the export. */
  postgresCpuMs: number;
  /** Peak of the process since its start. */
  peakMb: number;
}

/** Runs an export in another process; answers its id, and what it used unless it was killed. */
export async function runExport(
  run: ExportRun,
): Promise<{ pid: number; usage: ExportUsage | null; signal: string | null }> {
  const child = fork(path.resolve(import.meta.dirname, 'run-export.ts'), [JSON.stringify(run)], {
    execArgv: ['--import', 'tsx'],
  });
  let usage: ExportUsage | null = null;
  child.on('message', (message) => {
    usage = message as ExportUsage; // the only message of run-export.ts
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]; // of the event
  if (code !== 0 && signal === null) throw new Error(`The export ended with ${code}.`);
  return { pid: child.pid ?? 0, usage, signal };
}
