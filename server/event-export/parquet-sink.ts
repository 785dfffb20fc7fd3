import { fileWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { ColumnType, FileColumn, FileValue } from './event-file.js';
import type { EventSink } from './event-sink.js';

const ROWS_PER_GROUP = 20_000;

const ELEMENTS: Readonly<Record<ColumnType, Omit<SchemaElement, 'name' | 'repetition_type'>>> = {
  uuid: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } },
  timestamp: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  date: { type: 'INT32', converted_type: 'DATE' },
  integer: { type: 'INT32' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
};

function toParquet(type: ColumnType, value: FileValue): unknown {
  if (value === null) return undefined;
  if (type === 'timestamp' || type === 'date') return new Date(value);
  return value;
}

/** Row groups of 20,000 rows, compressed with snappy. */
export function openParquetSink(path: string, columns: readonly FileColumn[]): EventSink {
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map(({ name, type }) => ({
      name,
      repetition_type: 'OPTIONAL' as const,
      ...ELEMENTS[type],
    })),
  ];
  const writer = new ParquetWriter({ writer: fileWriter(path), schema });
  let data: unknown[][] = columns.map(() => []);

  const writeGroup = async () => {
    const columnData = columns.map(({ name }, at) => ({ name, data: data[at] ?? [] }));
    data = columns.map(() => []);
    await writer.write({ columnData, rowGroupSize: ROWS_PER_GROUP });
  };

  return {
    add: (values) =>
      columns.forEach(({ type }, at) => data[at]?.push(toParquet(type, values[at] ?? null))),
    drain: async () => {
      if ((data[0]?.length ?? 0) >= ROWS_PER_GROUP) await writeGroup();
    },
    end: async () => {
      await writeGroup();
      await writer.finish();
    },
  };
}
