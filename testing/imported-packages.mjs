import fs from 'node:fs';
import path from 'node:path';
import { isBuiltin } from 'node:module';

const IMPORT = /(?<!\btype )(?:^|\n)(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/g;
const ASSET = /\.(css|json|svg|png|woff2)$/;

/** What the modules of a folder import by the name of a package, sorted: `react`, `react-dom/client`, … */
export function importedPackages(folder, { isLeftOut = () => false } = {}) {
  const names = new Set();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || isLeftOut(path.relative(folder, file))) continue;
    for (const [, imported, loaded] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) names.add(imported ?? loaded);
  }
  return [...names].filter((name) => !isBuiltin(name) && !ASSET.test(name) && name !== '@jest/globals').sort();
}
