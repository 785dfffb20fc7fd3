import fs from 'node:fs';
import path from 'node:path';

/** The SQL file of a room: its tables as release 3.1 began. Later releases add migrations instead. */
export const readBaseline = (room: string): string =>
  fs.readFileSync(path.join(import.meta.dirname, `${room}.sql`), 'utf8');
