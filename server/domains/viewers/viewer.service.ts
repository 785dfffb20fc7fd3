import type { Pool } from 'pg';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid, notFound, ServiceError } from '#server/core/errors.js';
import { openWorkerPool } from '#server/ingestion/worker/loop/worker-database.js';
import {
  parseViewerIdentity,
  ViewerIdentityError,
  type ViewerIdentity,
} from '#server/ingestion/viewer-identity.js';
import type { ViewerArgs } from './viewer.input.js';
import { viewerPolicy } from './viewer.policy.js';
import type { ViewerErasure } from './viewer.type.js';
import { eraseViewerRecords, exportViewerRecords } from './viewer-records.js';

/** One for the transaction, one for what precedes it. */
const CONNECTIONS = 2;
const LOCK_TIMEOUT = '55P03';

/**
 * Erases a viewer from a customer's events and figures. Throws FORBIDDEN unless the caller is a
 * super admin, INVALID, NOT_FOUND, UNAVAILABLE while the customer's figures are being recomputed.
 */
export async function eraseViewer(ctx: ServiceContext, args: ViewerArgs): Promise<ViewerErasure> {
  authorize(requireActor(ctx), viewerPolicy, 'erase');

  return ofViewer(ctx, args, (pool, identity) =>
    eraseViewerRecords({
      ...{ pool, config: ctx.config, acting: ctx },
      ...{ customerId: args.customerId, identity },
    }),
  );
}

/** What is stored of a viewer, as JSON. The reading is audited. Throws like `eraseViewer`. */
export async function exportViewer(ctx: ServiceContext, args: ViewerArgs): Promise<string> {
  authorize(requireActor(ctx), viewerPolicy, 'export');

  const records = await ofViewer(ctx, args, (pool, identity) =>
    exportViewerRecords({
      ...{ pool, config: ctx.config, acting: ctx },
      ...{ customerId: args.customerId, identity },
    }),
  );

  return JSON.stringify(records);
}

async function ofViewer<Result>(
  ctx: ServiceContext,
  args: ViewerArgs,
  work: (pool: Pool, identity: ViewerIdentity) => Promise<Result | null>,
): Promise<Result> {
  const pool = openWorkerPool(ctx.config.databaseUrl, CONNECTIONS);
  try {
    const result = await work(pool, parseViewerIdentity(args));
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
  if (error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT)
    return new ServiceError(
      'UNAVAILABLE',
      'The figures of this client are being recomputed. Please try again in a minute.',
      { retryAfterSeconds: 60 },
    );
  return error;
}
