import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { exitCode } from './exit-code.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILT_HASH_FILE = path.join(ROOT, 'dist/client.sources');
/** The sources of the built page. */
const SOURCES = ['client', 'schema', 'package-lock.json', 'tools/tsconfig.base.json'];

/** Builds the page when its sources differ from those of the last build. */
export async function buildClientWhenChanged(): Promise<'built' | 'unchanged'> {
  const sources = hashOfSources();
  const isBuilt = fs.existsSync(path.join(ROOT, 'dist/client/index.html'));
  if (
    isBuilt &&
    fs.existsSync(BUILT_HASH_FILE) &&
    fs.readFileSync(BUILT_HASH_FILE, 'utf8') === sources
  )
    return 'unchanged';

  fs.rmSync(BUILT_HASH_FILE, { force: true });

  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', 'client', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  let output = '';

  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const code = await exitCode(child);
  if (code !== 0) throw new Error(`The page could not be built: ${output.trim()}`);

  fs.writeFileSync(BUILT_HASH_FILE, sources);

  return 'built';
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const isSource = (name: string) => !name.includes('.test.') && !name.endsWith('.tsbuildinfo');

  for (const source of SOURCES.map((name) => path.join(ROOT, name)).filter((file) =>
    fs.existsSync(file),
  )) {
    const files = fs.statSync(source).isDirectory()
      ? fs
          .readdirSync(source, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && isSource(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort()
      : [source];
    for (const file of files)
      hash.update(`${path.relative(ROOT, file)}\0`).update(fs.readFileSync(file));
  }

  return hash.digest('hex');
}
