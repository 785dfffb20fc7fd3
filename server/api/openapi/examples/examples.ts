import fs from 'node:fs';
import path from 'node:path';
import type { JsonSchema } from '#server/api/openapi/json-schema.js';

/** Request and answer of one call. */
export interface CallExample {
  request?: unknown;
  status: number;
  answer?: unknown;
}

export interface Examples {
  /** Keyed by operationId. */
  calls: Record<string, CallExample>;
  /** Keyed by code. */
  failures: Record<string, JsonSchema>;
}

export const EXAMPLES_FILE = path.join(import.meta.dirname, 'examples.json');

/** The answers that `examples.test.ts` recorded. */
export const EXAMPLES = JSON.parse(fs.readFileSync(EXAMPLES_FILE, 'utf8')) as Examples; // the test compares it with new ones
