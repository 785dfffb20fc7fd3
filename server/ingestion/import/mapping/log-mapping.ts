import { parseInstant } from '#server/ingestion/edge/lines/instant.js';
import { compileColumn, type ReadColumn } from './column-path.js';
import type { Mapping } from './ready-mappings.js';

type Fields = Readonly<Record<string, unknown>>;

const MAX_UNNAMED_IDS = 10_000;

/** Makes an `EventLine` of each line of a log, as a mapping says. */
export class LogMapping {
  private readonly fields: readonly (readonly [string, readonly ReadColumn[]])[];
  private readonly only: readonly (readonly [ReadColumn, ReadonlySet<string>])[];
  /** The columns as the mapping spells them, by their plain names. */
  private readonly columns: ReadonlyMap<string, string>;
  /** The columns of the time. */
  readonly timeFields: ReadonlySet<string>;
  /** The count of lines with each id that the table of tags lacks; only the first ones are listed. */
  readonly unnamedIds = new Map<string, number>();

  constructor(private readonly mapping: Mapping) {
    const { columns = {}, only = {} } = mapping;
    this.fields = Object.entries(columns).map(([field, of]) => [field, of.map(compileColumn)]);
    this.only = Object.entries(only).map(([column, values]) => [
      compileColumn(column),
      new Set(values),
    ]);

    const names = [...Object.values(columns).flat(), ...Object.keys(only)];
    this.columns = new Map(names.map((name) => [plainName(name), name]));
    this.timeFields = new Set(columns.occurred_at ?? ['occurred_at']);
  }

  /** The mapping's spelling of a column: case, blanks, hyphens and underscores do not matter. */
  fieldOfColumn(column: string): string | null {
    return this.columns.get(plainName(column)) ?? null;
  }

  /** Null for a line that is about no event, or about an advertisement that the table lacks. */
  map(content: unknown): unknown {
    if (!isFields(content)) return content;
    for (const [read, values] of this.only) if (!values.has(textOf(read(content)))) return null;

    const line: Record<string, unknown> = { ...this.mapping.values };
    for (const [field, columns] of this.fields) {
      const value = field === 'tag' ? this.tagOf(content, columns) : firstFilled(content, columns);
      if (value === null) return null;
      if (value !== undefined) line[field] = value;
    }

    line.type = this.typeOf(line.type);
    line.occurred_at = parseInstant(line.occurred_at, this.mapping.zone) ?? line.occurred_at;
    return line;
  }

  private typeOf(type: unknown): unknown {
    return this.mapping.types?.[textOf(type)] ?? type;
  }

  /** Undefined where the line names no advertisement, null where the table lacks all that it names. */
  private tagOf(content: Fields, columns: readonly ReadColumn[]): unknown {
    const { tags } = this.mapping;
    if (!tags) return firstFilled(content, columns);

    let unnamed: string | undefined;
    for (const read of columns) {
      const id = textOf(read(content));
      if (id === '') continue;
      if (Object.hasOwn(tags, id)) return tags[id];
      unnamed ??= id;
    }

    if (unnamed === undefined) return undefined;
    const count = this.unnamedIds.get(unnamed) ?? 0;
    if (count > 0 || this.unnamedIds.size < MAX_UNNAMED_IDS)
      this.unnamedIds.set(unnamed, count + 1);
    return null;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plainName = (column: string) => column.toLowerCase().replaceAll(/[\s_-]/g, '');

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function firstFilled(content: Fields, columns: readonly ReadColumn[]): unknown {
  for (const read of columns) {
    const value = read(content);
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}
