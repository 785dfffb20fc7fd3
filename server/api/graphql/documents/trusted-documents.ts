import fs from 'node:fs';
import path from 'node:path';

const MANIFEST = path.resolve(import.meta.dirname, '../../../../schema/trusted-documents.json');

/** The operations of our own client by their ids, as `npm run generate` wrote them. */
export const readTrustedDocuments = (): Record<string, string> =>
  JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as Record<string, string>; // written by the generator, checked against the schema at start
