import type { Pool } from 'pg';
import { actingOf } from '#server/access/audit/acting.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid, notFound, ServiceError } from '#server/core/errors.js';
import { JobFailure, requestJob } from '#server/ingestion/worker/jobs/request-job.js';
import { openWorkerPool } from '#server/event-store/postgres/worker-pool.js';
import { ViewerIdentityError } from '#server/ingestion/viewer-identity.js';
import { ERASE_VIEWER } from './erase-viewer.job.js';
import { exportViewerRecords } from './export-viewer-records.js';
import type { ViewerArgs } from './viewer.input.js';
import { viewerPolicy } from './viewer.policy.js';
import { readViewerRequest, type ViewerRequest } from './viewer-request.js';
import type { ViewerErasure } from './viewer.type.js';

/** One for the transaction, one for what precedes it. */
const CONNECTIONS = 2;
const LOCK_TIMEOUT = '55P03';

/**
 * Lets a worker erase a viewer from a customer's events and figures. Throws FORBIDDEN unless the
 * caller is a super admin, INVALID, NOT_FOUND, UNAVAILABLE while the customer's figures are being
 * recomputed or no worker runs.
 */
export async function eraseViewer(ctx: ServiceContext, args: ViewerArgs): Promise<ViewerErasure> {
  authorize(requireActor(ctx), viewerPolicy, 'erase');

  return ofViewer(ctx, args, (pool, request) => requestJob(pool, ERASE_VIEWER, request));
}

/** Returns what is stored of a viewer, as JSON. Audits the reading. Throws like `eraseViewer`. */
export async function exportViewer(ctx: ServiceContext, args: ViewerArgs): Promise<string> {
  authorize(requireActor(ctx), viewerPolicy, 'export');

  const records = await ofViewer(ctx, args, exportViewerRecords);

  return JSON.stringify(records);
}

async function ofViewer<Result>(
  ctx: ServiceContext,
  args: ViewerArgs,
  work: (pool: Pool, request: ViewerRequest) => Promise<Result | null>,
): Promise<Result> {
  const pool = openWorkerPool(ctx.config.databaseUrl, CONNECTIONS);
  try {
    const named = { ...args, acting: actingOf(ctx) };
    const result = await work(pool, await readViewerRequest(pool, ctx.config, named));
    if (result === null) throw notFound('Client');
    return result;
  } catch (error) {
    throw translated(error);
  } finally {
    await pool.end();
  }
}

function translated(error: unknown): unknown {
  if (error instanceof ViewerIdentityError) return invalid({ [error.field]: error.message });
  if (error instanceof JobFailure && error.code === LOCK_TIMEOUT)
    return new ServiceError(
      'UNAVAILABLE',
      'The figures of this client are being recomputed. Please try again in a minute.',
      { retryAfterSeconds: 60 },
    );
  return error;
}
