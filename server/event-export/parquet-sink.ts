import { fileWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { ColumnType, FileColumn } from './event-file.js';
import type { EventSink } from './event-sink.js';
import { VIEWER_BYTES, ViewerKeys } from './viewer-keys.js';
import type { ViewerNames } from './viewer-names.js';

const ROWS_PER_GROUP = 20_000;

const ELEMENTS: Readonly<Record<ColumnType, Omit<SchemaElement, 'name' | 'repetition_type'>>> = {
  uuid: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } },
  timestamp: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  date: { type: 'INT32', converted_type: 'DATE' },
  integer: { type: 'INT32' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
};

/** Row groups of 20,000 rows, compressed with snappy. */
export function openParquetSink(
  path: string,
  columns: readonly FileColumn[],
  names: ViewerNames | null,
): EventSink {
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map(({ name, type }) => ({
      name,
      repetition_type: 'OPTIONAL' as const,
      ...ELEMENTS[type],
    })),
  ];
  const writer = new ParquetWriter({ writer: fileWriter(path), schema });
  const viewers = new ViewerKeys(names);
  let data: unknown[][] = columns.map(() => []);
  /** The values whose viewer is known; the names of a group are made together. */
  let named: { values: unknown[]; at: number }[] = [];
  let column = 0;

  const push = (value: unknown) => {
    data[column]?.push(value ?? undefined);
    column += 1;
  };

  const nameViewers = () => {
    if (named.length === 0) return;
    const bytes = viewers.takeNames();
    named.forEach(({ values, at }, index) => {
      const from = VIEWER_BYTES * index;
      values[at] = bytes.toString('base64url', from, from + VIEWER_BYTES);
    });
    named = [];
  };

  const writeGroup = async () => {
    nameViewers();
    const columnData = columns.map(({ name }, at) => ({ name, data: data[at] ?? [] }));
    data = columns.map(() => []);
    await writer.write({ columnData, rowGroupSize: ROWS_PER_GROUP });
  };

  return {
    uuid: (row) => {
      const bytes = new Uint8Array(VIEWER_BYTES);
      row.copyUuid(bytes, 0);
      push(bytes);
    },
    viewer: (row) => {
      const values = data[column];
      if (viewers.add(row) && values) named.push({ values, at: values.length });
      push(null);
    },
    timestamp: (utcMs) => push(new Date(utcMs)),
    date: (localDate) => push(new Date(localDate)),
    integer: push,
    text: push,
    endRow: () => {
      column = 0;
    },
    drain: async () => {
      if ((data[0]?.length ?? 0) >= ROWS_PER_GROUP) await writeGroup();
    },
    end: async () => {
      await writeGroup();
      await writer.finish();
    },
  };
}
