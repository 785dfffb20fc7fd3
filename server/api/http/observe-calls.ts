import type { RequestHandler } from 'express';
import { Histogram, type Registry } from 'prom-client';
import { log } from '#server/core/process/log.js';
import { requestIdOf } from '#server/core/http/request-id.js';
import { shorten } from '#server/core/text/shorten.js';

const MAX_OPERATION_LENGTH = 60;

/**
 * The operation of a GraphQL document and the code of the first error; plain JSON answers 200 for
 * success and failure alike.
 */
function loggedFields({ operation, errorCode }: Record<string, unknown>) {
  return {
    operation: typeof operation === 'string' ? shorten(operation, MAX_OPERATION_LENGTH) : undefined,
    errorCode: typeof errorCode === 'string' ? errorCode : undefined,
  };
}

/**
 * Counts, times and logs the calls of a transport. The log names the documented path, not the URL,
 * and no query, body or caller: URLs may hold tokens.
 */
export function observeCalls(registry: Registry): (door: string) => RequestHandler {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a call to the last byte of its answer.',
    labelNames: ['door', 'method', 'path', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  return (door) => (req, res, next) => {
    const startedAt = process.hrtime.bigint();

    res.on('finish', () => {
      const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9;
      const documented: unknown = res.locals.documentedPath;
      const path = typeof documented === 'string' ? documented : '';
      const { method } = req;
      const status = res.statusCode;

      durations.observe({ door, method, path, status }, seconds);

      const requestId = requestIdOf(req.headers);
      const { operation, errorCode: code } = loggedFields(res.locals);
      const durationMs = Math.round(seconds * 1000);

      log.info({ requestId, door, method, path, operation, status, code, durationMs }, 'call');
    });
    next();
  };
}
