import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { listColumns, EVENT_FILES } from './event-file.js';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../docs/event-export.md');

it('the document lists every column of every file', () => {
  const text = fs.readFileSync(DOCUMENT, 'utf8');
  for (const file of EVENT_FILES) {
    const head = `**${file.name}**\n\n| column | type | |\n|---|---|---|\n`;
    const rows = listColumns(file).map(
      (one) => `| ${one.name} | ${one.type} | ${one.description} |\n`,
    );
    expect(text).toContain(head + rows.join(''));
  }
});
