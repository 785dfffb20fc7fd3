import type { ServerResponse } from 'node:http';
import { OPEN_TO_ALL } from './answers.js';

/** One transparent pixel, 43 bytes. */
export const PIXEL = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
);

/** Name and value in turn: the form that node:http writes fastest. */
const flat = (pairs: readonly (readonly [string, string])[]): string[] =>
  pairs.flatMap(([name, value]) => [name, value]);

export const PIXEL_HEADERS = flat([
  ['Content-Type', 'image/gif'],
  ['Content-Length', String(PIXEL.length)],
  ['Cache-Control', 'no-store'],
  ...OPEN_TO_ALL,
]);
const NO_CONTENT_HEADERS = flat([['Cache-Control', 'no-store'], ...OPEN_TO_ALL]);

export function sendPixel(response: ServerResponse): void {
  response.writeHead(200, PIXEL_HEADERS);
  response.end(PIXEL);
}

export function sendNoContent(response: ServerResponse): void {
  response.writeHead(204, NO_CONTENT_HEADERS);
  response.end();
}
