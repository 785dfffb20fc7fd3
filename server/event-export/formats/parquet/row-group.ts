import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { ColumnChunk, ColumnMetaData, RowGroup } from 'hyparquet';
import { ByteWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import type { FileColumn } from '../../rows/file-columns.js';
import type { EncodedColumn } from './encoded-column.js';
import { elementOf } from './schema.js';

const compress = promisify(gzip);

/** Description of a column of a row group at the end of a file; as JSON, which has no bigint. */
export interface StoredColumn {
  codec: EncodedColumn['codec'];
  encoding: EncodedColumn['encoding'];
  nulls: number;
  bounds?: EncodedColumn['bounds'];
  /** Bytes with the heads of pages, before and after compression. */
  plainBytes: number;
  bytes: number;
  /** Places in the file. */
  dictionaryAt?: number;
  pageAt: number;
}

export interface StoredGroup {
  rows: number;
  columns: StoredColumn[];
}

/** The bytes of a row group that starts at `startsAt` of its file. */
export async function encodeGroup(
  encoded: readonly EncodedColumn[],
  startsAt: number,
): Promise<{ bytes: Uint8Array; group: StoredGroup }> {
  const bodies = await Promise.all(encoded.map(compressBody));
  const writer = new ByteWriter();
  const columns = encoded.map((column, at) =>
    writeColumn(writer, column, { body: bodies[at] ?? column.body, startsAt }),
  );
  return { bytes: writer.getBytes(), group: { rows: encoded[0]?.rows ?? 0, columns } };
}

const compressBody = async ({ codec, body }: EncodedColumn): Promise<Uint8Array> =>
  codec === 'GZIP' ? compress(body, { level: constants.Z_BEST_SPEED }) : body;

function writeColumn(
  writer: ByteWriter,
  column: EncodedColumn,
  { body, startsAt }: { body: Uint8Array; startsAt: number },
): StoredColumn {
  const { rows, nulls, levels, encoding, codec, bounds, dictionary } = column;
  const from = writer.offset;

  if (dictionary) {
    const { length } = dictionary.bytes;
    writePageHeader(writer, {
      type: 'DICTIONARY_PAGE',
      uncompressed_page_size: length,
      compressed_page_size: length,
      dictionary_page_header: { num_values: dictionary.values, encoding: 'PLAIN' },
    });
    writer.appendBytes(dictionary.bytes);
  }

  const pageAt = writer.offset;
  writePageHeader(writer, {
    type: 'DATA_PAGE_V2',
    uncompressed_page_size: levels.length + column.body.length,
    compressed_page_size: levels.length + body.length,
    data_page_header_v2: {
      num_values: rows,
      num_nulls: nulls,
      num_rows: rows,
      encoding,
      definition_levels_byte_length: levels.length,
      repetition_levels_byte_length: 0,
      is_compressed: codec !== 'UNCOMPRESSED',
    },
  });
  writer.appendBytes(levels);
  writer.appendBytes(body);
  const bytes = writer.offset - from;

  return {
    codec,
    encoding,
    nulls,
    bounds,
    bytes,
    plainBytes: bytes - body.length + column.body.length,
    dictionaryAt: dictionary && startsAt + from,
    pageAt: startsAt + pageAt,
  };
}

/** Returns the row group as the library that writes the end of files takes it. */
export function rowGroupOf(
  { rows, columns }: StoredGroup,
  fileColumns: readonly FileColumn[],
): RowGroup {
  const chunks = columns.map((column, at): ColumnChunk => {
    const [fileColumn] = fileColumns.slice(at);
    const start = column.dictionaryAt ?? column.pageAt;
    return {
      file_offset: BigInt(start),
      meta_data: fileColumn && metadataOf(column, fileColumn, rows),
    };
  });
  const sum = (key: 'bytes' | 'plainBytes') =>
    BigInt(columns.reduce((total, column) => total + column[key], 0));

  return {
    columns: chunks,
    num_rows: BigInt(rows),
    total_byte_size: sum('plainBytes'),
    total_compressed_size: sum('bytes'),
  };
}

function metadataOf(column: StoredColumn, fileColumn: FileColumn, rows: number): ColumnMetaData {
  const { dictionaryAt, bounds } = column;
  return {
    type: elementOf(fileColumn).type ?? 'INT32',
    encodings: dictionaryAt === undefined ? ['PLAIN', 'RLE'] : ['PLAIN', 'RLE', 'RLE_DICTIONARY'],
    path_in_schema: [fileColumn.name],
    codec: column.codec,
    num_values: BigInt(rows),
    total_uncompressed_size: BigInt(column.plainBytes),
    total_compressed_size: BigInt(column.bytes),
    data_page_offset: BigInt(column.pageAt),
    dictionary_page_offset: dictionaryAt === undefined ? undefined : BigInt(dictionaryAt),
    statistics: {
      null_count: BigInt(column.nulls),
      min_value: bounds?.min,
      max_value: bounds?.max,
    },
  };
}
