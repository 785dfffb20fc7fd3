import { move } from 'piscina';
import { drawDocument } from './draw-document.js';
import type { PdfDocument } from './pdf-document.js';

/** The entry point of the thread that draws documents. */
export default async function writePdf(document: PdfDocument): Promise<unknown> {
  return move(new Uint8Array(await drawDocument(document)));
}
