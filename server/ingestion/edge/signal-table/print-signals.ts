import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeSignals } from './describe-signals.js';

/** Writes the table of privacy signals into docs/collection.md, between its two marks. */
const FILE = path.resolve(import.meta.dirname, '../../../../docs/collection.md');
const START = '<!-- npm run generate writes this table -->';
const END = '<!-- end of the table -->';

const page = await readFile(FILE, 'utf8');
const [before, rest] = page.split(START);
const after = rest?.split(END)[1];
if (before === undefined || after === undefined) throw new Error(`${FILE} has lost its marks`);
await writeFile(FILE, `${before}${START}\n\n${describeSignals()}\n\n${END}${after}`);
