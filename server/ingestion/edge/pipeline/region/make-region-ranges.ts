import fs from 'node:fs';
import { GDPR_AREA, GDPR_COUNTRIES } from '#server/ingestion/edge/pipeline/gdpr-area.js';
import { readRanges } from './region-database.js';
import { REGION_CODES, regionCode } from './region-names.js';
import { regionRangesFile } from './region-ranges-file.js';
import { RegionRanges } from './region-ranges.js';

/** Runs in its own process: `make-region-ranges.ts V4_FILE V6_FILE OUTPUT VERSION`. */
const [v4File = '', v6File = '', output = '', version = ''] = process.argv.slice(2);

const codes = [
  '',
  GDPR_AREA,
  ...new Set(Object.values(REGION_CODES).flatMap((names) => Object.values(names))),
];
const numbers = new Map(codes.map((code, number) => [code, number]));
const areaOf = (country: string) => (GDPR_COUNTRIES.has(country) ? GDPR_AREA : '');
const numberOf = (country: string, state: string) =>
  numbers.get(regionCode(country, state) ?? areaOf(country)) ?? 0;
const ranges = new RegionRanges(
  codes,
  readRanges(fs.readFileSync(v4File), numberOf),
  readRanges(fs.readFileSync(v6File), numberOf),
);
fs.writeFileSync(`${output}.${process.pid}`, regionRangesFile(ranges, version));
fs.renameSync(`${output}.${process.pid}`, output);
