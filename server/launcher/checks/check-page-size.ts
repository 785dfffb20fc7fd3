import { countText } from '#schema/writing/numbers.js';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildClientWhenChanged } from '#server/launcher/supervise/client-build.js';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

interface Budget {
  page: string;
  modules: string[];
  /** Only the size in addition to this page counts. */
  beyond?: string;
  maxKb: number;
}

const DASHBOARD = 'features/dashboard/dashboard-page.tsx';

/**
 * JavaScript, gzipped, that a browser loads before a page is usable; goals of docs/performance.md.
 */
const BUDGETS: readonly Budget[] = [
  { page: 'sign-in', modules: ['features/sign-in/sign-in-page.tsx'], maxKb: 220 },
  { page: 'overview', modules: ['features/overview/overview-page.tsx'], maxKb: 500 },
  { page: 'dashboard', modules: [DASHBOARD], maxKb: 560 },
  {
    page: 'map of the dashboard',
    modules: ['components/map/map-surface.ts', 'components/map/map-tiles.ts'],
    beyond: DASHBOARD,
    maxKb: 250,
  },
];

const folder = path.resolve(import.meta.dirname, '../../../dist/client');

function chunksOf(manifest: Record<string, Chunk>, modules: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (module: string) => {
    const chunk = manifest[module];
    if (!chunk)
      throw new Error(
        `${module} is not in the built page: correct the list in check-page-size.ts.`,
      );
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };

  modules.forEach(visit);

  return files;
}

const gzippedBytes = (file: string) => gzipSync(fs.readFileSync(path.join(folder, file))).length;

await buildClientWhenChanged();
const manifest = JSON.parse(
  fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
) as Record<string, Chunk>; // written by our own build
const entries = Object.keys(manifest).filter((module) => manifest[module]?.isEntry);
for (const { page, modules, beyond, maxKb } of BUDGETS) {
  const there = beyond ? chunksOf(manifest, [...entries, beyond]) : new Set<string>();
  const files = [...chunksOf(manifest, [...entries, ...modules])].filter(
    (file) => !there.has(file),
  );
  const kb = files.reduce((sum, file) => sum + gzippedBytes(file), 0) / 1000;
  console.log(`${page}: ${countText(kb)} KB of at most ${maxKb}`);
  if (kb > maxKb) process.exitCode = 1;
}
