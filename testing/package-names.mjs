import path from 'node:path';
import { importedPackages } from './imported-packages.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The API explorer's page is not tested, and its editor is as large as all the others together. */
const isExplorerPage = (file) => /^(explorer\/explorer\.tsx|.*vite\.config\.ts)$/.test(file);
/** These look for files of their own, or are machine code. */
const isApart = (name) => /^(@node-rs\/argon2|@sparticuz\/chromium|playwright-core)$/.test(name);

/** What is bundled for the tests of a project, and the conditions that its environment resolves by. */
export const PACKAGES = {
  client: {
    names: ['react/jsx-runtime', ...importedPackages(path.join(ROOT, 'client'), { isLeftOut: isExplorerPage })],
    conditions: [''],
  },
  server: {
    names: importedPackages(path.join(ROOT, 'server')).filter((name) => !isApart(name)),
    conditions: ['node', 'node-addons'],
  },
};
