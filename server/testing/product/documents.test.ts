import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
/** A path of the repository in code marks; patterns and paths with a placeholder are left out. */
const NAMED_PATH = /`((?:server|client|schema|docs|\.ci)\/[\w@./-]+)`/g;

const markdown = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ name }) => path.join(folder, name));

const DOCUMENTS = ['.', 'docs', 'docs/decisions'].flatMap(markdown);

test.each(DOCUMENTS)('%s names only files that exist', (document) => {
  const text = fs.readFileSync(path.join(ROOT, document), 'utf8');
  const links = [...text.matchAll(LINK)].map(([, target = '']) =>
    path.join(path.dirname(document), decodeURI(target)),
  );
  const named = [...text.matchAll(NAMED_PATH)].map(([, target = '']) => target);

  const missing = [...links, ...named].filter((target) => !fs.existsSync(path.join(ROOT, target)));
  expect(missing).toEqual([]);
});
