import fs from 'node:fs/promises';
import { ByteWriter } from 'hyparquet-writer';
import { writeMetadata } from 'hyparquet-writer/src/metadata.js';
import type { FixedRows } from '#server/event-store/postgres/copy/copy-fixed-rows.js';
import { listColumns, type EventFile } from '../../rows/event-file.js';
import { outcomesOf, RepeatedValues } from '../../rows/repeated-values.js';
import type { EventFormat, PartSink, PartSource, WrittenPart } from '../event-format.js';
import { ViewerKeys } from '../viewer-keys.js';
import { type ColumnBuffer, copiedBuffer, repeatedBuffer } from './column-buffers.js';
import { encodeGroup, rowGroupOf, type StoredGroup } from './row-group.js';
import { schemaOf } from './schema.js';

const ROWS_PER_GROUP = 100_000;
const MAGIC = Buffer.from('PAR1');

/** Row groups of up to 100,000 rows, whose columns are dictionaries or plain; a part is some groups. */
export const PARQUET_FORMAT: EventFormat = { ending: '.parquet', openPart, finish };

async function openPart(path: string, source: PartSource): Promise<PartSink> {
  const file = await fs.open(path, 'a');
  let { size } = await file.stat();
  if (size === 0) {
    await file.write(MAGIC);
    size = MAGIC.length;
  }

  const { buffers, repeated } = buffersOf(source);
  const { stride } = source.layout;
  const groups: StoredGroup[] = [];
  let rows = 0;
  let rowsOfGroup = 0;
  let writing = Promise.resolve();

  const writeGroup = () => {
    const encoded = buffers.flatMap((buffer) => buffer.take(rowsOfGroup));
    rowsOfGroup = 0;
    writing = writing.then(async () => {
      const { bytes, group } = await encodeGroup(encoded, size);
      await file.appendFile(bytes);
      size += bytes.length;
      groups.push(group);
    });
    return writing;
  };

  return {
    write: (fixed) => {
      const count = (fixed.to - fixed.from) / stride;
      const wait = rowsOfGroup + count > ROWS_PER_GROUP ? writeGroup() : undefined;
      writeRows(buffers, { fixed, stride, row: rowsOfGroup });
      rowsOfGroup += count;
      rows += count;
      return wait;
    },
    end: async () => {
      try {
        await (rowsOfGroup > 0 ? writeGroup() : writing);
        await file.sync();
      } finally {
        await file.close();
      }
      return { rows, outcomes: outcomesOf(repeated, rows), fileBytes: size, groups };
    },
  };
}

function buffersOf({ file, layout, context, names }: PartSource) {
  const viewers = new ViewerKeys(names);
  const repeated: RepeatedValues[] = [];
  const buffers = file.pieces.map((piece): ColumnBuffer => {
    if (piece.kind !== 'repeated')
      return copiedBuffer(piece, { file, layout }, { capacity: ROWS_PER_GROUP, viewers });
    const values = new RepeatedValues(piece, file, layout, context);
    repeated.push(values);
    return repeatedBuffer(piece, values, ROWS_PER_GROUP);
  });
  return { buffers, repeated };
}

/** Column by column, which is faster than row by row. */
function writeRows(
  buffers: readonly ColumnBuffer[],
  { fixed, stride, row }: { fixed: FixedRows; stride: number; row: number },
): void {
  for (const buffer of buffers) {
    let at = row;
    for (let from = fixed.from; from < fixed.to; from += stride) buffer.write(fixed, from, at++);
  }
}

async function finish(path: string, file: EventFile, parts: readonly WrittenPart[]): Promise<void> {
  const groups = parts.flatMap((part) => (part.groups ?? []) as StoredGroup[]); // written above
  const columns = listColumns(file);
  const writer = new ByteWriter();

  writeMetadata(writer, {
    version: 2,
    created_by: 'Infinitum',
    metadata_length: 0, // the library writes the real one
    schema: schemaOf(columns),
    num_rows: BigInt(parts.reduce((sum, { rows }) => sum + rows, 0)),
    row_groups: groups.map((group) => rowGroupOf(group, columns)),
  });
  writer.appendBytes(MAGIC);
  await fs.appendFile(path, writer.getBytes());
}
