import type { EventFormat, ExportFormat } from './event-format.js';
import { NDJSON_GZIP, NDJSON_ZSTD } from './ndjson-format.js';
import { PARQUET_FORMAT } from './parquet/parquet-format.js';

export const FORMATS: Readonly<Record<ExportFormat, EventFormat>> = {
  ndjson: NDJSON_GZIP,
  'ndjson-zstd': NDJSON_ZSTD,
  parquet: PARQUET_FORMAT,
};
