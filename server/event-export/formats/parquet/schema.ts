import type { SchemaElement } from 'hyparquet';
import type { ColumnType, FileColumn } from '../../rows/file-columns.js';

const ELEMENTS: Readonly<Record<ColumnType, Omit<SchemaElement, 'name' | 'repetition_type'>>> = {
  uuid: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } },
  timestamp: {
    type: 'INT64',
    // The old name, for readers that know no logical types.
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  date: { type: 'INT32', converted_type: 'DATE' },
  integer: { type: 'INT32' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
};

export const elementOf = ({ name, type }: FileColumn): SchemaElement => ({
  name,
  repetition_type: 'OPTIONAL' as const,
  ...ELEMENTS[type],
});

export const schemaOf = (columns: readonly FileColumn[]): SchemaElement[] => [
  { name: 'root', num_children: columns.length },
  ...columns.map(elementOf),
];
