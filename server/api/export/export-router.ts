import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Router, type RequestHandler, type Response } from 'express';
import { callerKey } from '#server/access/identity/actor.js';
import { ServiceError } from '#server/core/errors.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { contextOfRequest, type ApiWiring } from '#server/api/context.js';
import { callGate } from '#server/api/request-scheduler/admit-call.js';
import { schedule } from '#server/api/request-scheduler/execute-scheduled.js';
import { answerFailure, sendFailure } from '#server/api/rest/failure.js';
import { exportParameters } from '#server/api/openapi/describe-exports.js';
import { checkParameters } from '#server/api/rest/query-parameters.js';
import { closedSignal } from './closed-signal.js';
import {
  EXPORT_KINDS,
  EXPORT_NAMES,
  type ExportName,
  readExport,
  requireReader,
} from './export-call.js';
import { exportFile, fileChoiceOf, type FileKind } from './export-file.js';

const answerExport = (wiring: ApiWiring, name: ExportName, kind: FileKind): RequestHandler => {
  const known = exportParameters(name, kind);

  return async (req, res) => {
    const signal = closedSignal(res);
    res.locals.documentedPath = `/export/${name}.${kind}`;
    res.setHeader('cache-control', 'no-store');
    const params = new URL(req.originalUrl, 'http://localhost').searchParams;
    const ctx = await contextOfRequest(wiring, req);
    const caller = callerKey(requireReader(ctx));
    checkParameters({ known }, req.query);
    const choice = fileChoiceOf(params);
    const file = await schedule(ctx, async () =>
      exportFile(kind, await readExport(ctx, name, params), choice),
    );

    const isHead = req.method === 'HEAD';
    try {
      const content = isHead ? [] : await file.content({ caller, signal });
      res.setHeader('content-type', file.contentType);
      res.setHeader('content-disposition', `attachment; filename="${file.name}"`);
      if (isHead) res.end();
      else if (Buffer.isBuffer(content)) res.end(content);
      else await sendPieces(content, res, req.acceptsEncodings('gzip') !== false);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
};

/** A failure on the way cuts the connection, so that nobody takes half a file for a whole one. */
async function sendPieces(
  pieces: Iterable<string>,
  res: Response,
  compressed: boolean,
): Promise<void> {
  const content = Readable.from(pieces, { objectMode: false });
  try {
    if (!compressed) return await pipeline(content, res);
    res.setHeader('content-encoding', 'gzip');
    await pipeline(content, createGzip({ level: 5 }), res);
  } catch (error) {
    log.warn({ reason: safeErrorMessage(error) }, 'an export was cut off');
    res.destroy();
  }
}

const refuseOthers: RequestHandler = (req, res) => {
  res.setHeader('allow', 'GET, HEAD');
  sendFailure(res, new ServiceError('METHOD_NOT_ALLOWED', `${req.method} is not possible here`));
};

/** Figures as files, mounted under /api. */
export function exportRouter(wiring: ApiWiring): Router {
  const router = Router();
  const gate = callGate(wiring);

  for (const name of EXPORT_NAMES) {
    for (const kind of EXPORT_KINDS[name]) {
      router.get(`/export/${name}.${kind}`, gate, answerExport(wiring, name, kind));
      router.all(`/export/${name}.${kind}`, refuseOthers);
    }
  }

  router.use(answerFailure);

  return router;
}
