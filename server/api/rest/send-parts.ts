import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';

/** The text of an array, part by part: the next part is read only after the last one was taken. */
async function* textOf(
  first: unknown[],
  rest: AsyncGenerator<unknown[], void>,
): AsyncGenerator<string> {
  let before = '[';
  const partText = (part: unknown[]) => {
    if (part.length === 0) return '';
    const text = before + JSON.stringify(part).slice(1, -1);
    before = ',';
    return text;
  };

  yield partText(first);
  for await (const part of rest) yield partText(part);
  yield before === '[' ? '[]' : ']';
}

/**
 * Sends an array. A short one is sent whole; of a long one only one part is in memory at a time. A
 * failure before the first part throws; a later one cuts the connection, so that nobody takes half
 * a list for a whole one.
 */
export async function sendParts(
  req: Request,
  res: Response,
  status: number,
  parts: AsyncGenerator<unknown[], void>,
): Promise<void> {
  const { value: first = [] } = await parts.next();
  const second = await parts.next();

  if (second.done) {
    res.status(status).json(first);
    return;
  }

  const rest = (async function* () {
    yield second.value;
    yield* parts;
  })();

  res.status(status).type('application/json');

  const source = Readable.from(textOf(first, rest), { objectMode: false });
  try {
    if (!req.acceptsEncodings('gzip')) return await pipeline(source, res);
    res.setHeader('content-encoding', 'gzip');
    await pipeline(source, createGzip({ level: 5 }), res);
  } catch (error) {
    log.warn({ reason: safeErrorMessage(error) }, 'a list was cut off');
    res.destroy();
  }
}
