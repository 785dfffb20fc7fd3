import fs from 'node:fs';
import { isEventField, type EventLine } from '#server/ingestion/edge/lines/event-line.js';
import { isKnownZone } from '#server/ingestion/edge/lines/local-time.js';
import { READY_MAPPINGS, type Mapping } from './ready-mappings.js';

/** The message says what is wrong in the mapping, for the person who wrote it. */
export class MappingError extends Error {}

/**
 * The mapping in a file, or the ready one of this name. A file that names a `base` changes that
 * ready mapping: each of its columns, values and tables stands for the same one there. Throws
 * MappingError.
 */
export function readMapping(fileOrName: string): Mapping {
  const ready = READY_MAPPINGS[fileOrName];
  if (ready) return ready;

  const stated = objectOf(parse(fileOrName), 'the mapping');
  const { base, columns, values, only, tags, types, zone, ...unknown } = stated;
  const [misspelt] = Object.keys(unknown);
  if (misspelt !== undefined) throw new MappingError(`${misspelt} is no part of a mapping.`);

  const before = base === undefined ? {} : baseOf(base);
  return {
    columns: { ...before.columns, ...fieldsOf(columns, 'columns', columnsOf) },
    values: { ...before.values, ...fieldsOf(values, 'values', textOf) },
    only: { ...before.only, ...entriesOf(only, 'only', columnsOf) },
    tags: tags === undefined ? before.tags : entriesOf(tags, 'tags', textOf),
    types: { ...before.types, ...entriesOf(types, 'types', textOf) },
    zone: zone === undefined ? before.zone : zoneOf(zone),
  };
}

function parse(file: string): unknown {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    const names = Object.keys(READY_MAPPINGS).join(', ');
    throw new MappingError(`There is no mapping ${file}: name a file or one of ${names}.`);
  }

  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MappingError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

function baseOf(name: unknown): Mapping {
  const base = typeof name === 'string' ? READY_MAPPINGS[name] : undefined;
  if (base) return base;
  throw new MappingError(`base must be one of ${Object.keys(READY_MAPPINGS).join(', ')}.`);
}

function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new MappingError(`${name} must be a JSON object.`);
}

function entriesOf<Value>(
  value: unknown,
  name: string,
  read: (value: unknown, name: string) => Value,
): Record<string, Value> {
  if (value === undefined) return {};
  const entries = Object.entries(objectOf(value, name));
  return Object.fromEntries(entries.map(([key, each]) => [key, read(each, `${name}.${key}`)]));
}

function fieldsOf<Value>(
  value: unknown,
  name: string,
  read: (value: unknown, name: string) => Value,
): Partial<Record<keyof EventLine, Value>> {
  const entries = entriesOf(value, name, read);
  const unknown = Object.keys(entries).find((field) => !isEventField(field));
  if (unknown !== undefined) throw new MappingError(`${name}.${unknown} is no field of an event.`);
  return entries;
}

function columnsOf(value: unknown, name: string): readonly string[] {
  const columns: readonly unknown[] = Array.isArray(value) ? value : [value];
  return columns.map((column) => textOf(column, name));
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new MappingError(`${name} must be text.`);
}

function zoneOf(value: unknown): string {
  if (typeof value === 'string' && isKnownZone(value)) return value;
  throw new MappingError('zone must be the name of a time zone, as in America/New_York.');
}
