import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { OPEN_TO_ALL } from '#server/ingestion/edge/http/answers.js';

/** The path of the video that the VAST document without another ad plays. */
export const BLACK_SECOND_PATH = '/t/black-second.mp4';

/** One black and silent second: H.264 Baseline and AAC, 640 × 360, which every player can play. */
const VIDEO = readFileSync(path.join(import.meta.dirname, 'black-second.mp4'));

const HEADERS = {
  ...Object.fromEntries(OPEN_TO_ALL),
  'Content-Type': 'video/mp4',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Accept-Ranges': 'bytes',
};

/** Counts nothing. Some players play a video only from a server that answers ranges. */
export function sendBlackSecond(request: IncomingMessage, response: ServerResponse): void {
  const range = rangeOf(request.headers.range);

  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...HEADERS, 'Content-Range': `bytes */${VIDEO.length}` });
    response.end();
    return;
  }

  const [first, last] = range ?? [0, VIDEO.length - 1];
  response.writeHead(range ? 206 : 200, {
    ...HEADERS,
    'Content-Length': String(last - first + 1),
    ...(range ? { 'Content-Range': `bytes ${first}-${last}/${VIDEO.length}` } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : VIDEO.subarray(first, last + 1));
}

/** First and last byte of a single range. Null, for the whole video, where there is no such range. */
function rangeOf(header: string | undefined): [number, number] | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;

  const end = VIDEO.length - 1;
  const first = from === '' ? Math.max(0, VIDEO.length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? end : Math.min(Number(to), end);
  if (from !== '' && to !== '' && Number(to) < first) return null;

  return first > last ? 'unsatisfiable' : [first, last];
}
