import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const compress = promisify(gzip);

/** A smaller answer fits in one packet uncompressed. */
const SMALLEST_BYTES = 1_400;

/** Compresses JSON of GraphQL and REST, off the main thread. */
export const compressAnswers: RequestHandler = (req, res, next) => {
  res.setHeader('vary', 'accept-encoding');

  if (!req.acceptsEncodings('gzip')) return next();

  const send = res.send.bind(res);

  res.send = (body: unknown) => {
    if (typeof body !== 'string' || body.length < SMALLEST_BYTES || req.method === 'HEAD')
      return send(body);

    compress(body, { level: 5 }).then(
      (compressed) => {
        res.setHeader('content-encoding', 'gzip');
        res.setHeader('content-length', compressed.length);
        res.end(compressed);
      },
      () => send(body),
    );

    return res;
  };
  next();
};
